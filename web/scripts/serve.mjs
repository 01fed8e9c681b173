// Serves a folder of files on this machine alone: node scripts/serve.mjs [FOLDER] [--port N] [--open]
// Without a port it takes a free one. Prints the address, and opens a browser if asked and if a desktop
// is there.
import { spawn } from 'node:child_process';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.log': 'text/plain; charset=utf-8',
};
const packable = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.wasm', '.txt', '.log']);

// The file that a request means, or nothing: never one outside `root`, and none that starts with a dot.
export async function find(root, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
  if (path.includes('\0') || path.includes('\\') || path.split('/').some((part) => part.startsWith('.')))
    return null;
  let file = join(root, path);
  try {
    if ((await stat(file)).isDirectory()) file = join(file, 'index.html');
    file = await realpath(file);
    if (!(await stat(file)).isFile()) return null;
  } catch {
    return null;
  }
  return file.startsWith((await realpath(root)) + sep) ? file : null;
}

// What goes over the wire for this file: as the build packed it, or packed now, or as it is.
async function packedFor(file, wanted, body) {
  if (!packable.has(extname(file))) return { body };
  if (wanted.includes('br')) {
    const br = await readFile(`${file}.br`).catch(() => null);
    if (br) return { body: br, way: 'br' };
  }
  return wanted.includes('gzip') ? { body: await promisify(gzip)(body), way: 'gzip' } : { body };
}

export function server(root) {
  const kept = new Map(); // "encodings file tag" -> what packedFor gave
  return createServer(async (request, response) => {
    const head = { 'X-Content-Type-Options': 'nosniff' };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...head, Allow: 'GET, HEAD' }).end();
      return;
    }
    const file = await find(root, request.url ?? '/');
    if (!file) {
      response.writeHead(404, { ...head, 'Content-Type': 'text/plain' }).end('Not found\n');
      return;
    }
    try {
      const { mtimeMs, size } = await stat(file);
      const kind = extname(file);
      const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
      head.ETag = tag;
      head.Vary = 'Accept-Encoding';
      head['Content-Type'] = types[kind] ?? 'application/octet-stream';
      // What is in assets/ has its fingerprint in its name.
      head['Cache-Control'] = /[/\\]assets[/\\]/.test(file) ? 'max-age=31536000, immutable' : 'no-cache';
      if (request.headers['if-none-match'] === tag) {
        response.writeHead(304, head).end();
        return;
      }
      const wanted = String(request.headers['accept-encoding'] ?? '');
      const key = `${wanted} ${file} ${tag}`;
      if (!kept.has(key)) kept.set(key, await packedFor(file, wanted, await readFile(file)));
      const { body, way } = kept.get(key);
      if (way) head['Content-Encoding'] = way;
      head['Content-Length'] = body.length;
      response.writeHead(200, head).end(request.method === 'HEAD' ? undefined : body);
    } catch {
      response.writeHead(500, head).end();
    }
  });
}

function openBrowser(address) {
  const desktop = process.platform === 'darwin' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (!desktop) return;
  const opener = spawn(process.platform === 'darwin' ? 'open' : 'xdg-open', [address], {
    stdio: 'ignore',
    detached: true,
  });
  opener.on('error', () => {}); // the address is printed anyway
  opener.unref();
}

function main(words) {
  let folder = fileURLToPath(new URL('../dist', import.meta.url));
  let port = 0;
  let open = false;
  for (let i = 0; i < words.length; i++) {
    if (words[i] === '--port') port = Number(words[++i]);
    else if (words[i] === '--open') open = true;
    else folder = resolve(words[i]);
  }
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error('serve: --port takes a number up to 65535');
    process.exit(2);
  }
  const one = server(folder);
  one.on('error', (error) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `serve: port ${port} is taken; try another one`
        : `serve: ${error.message}`,
    );
    process.exit(1);
  });
  one.listen(port, '127.0.0.1', () => {
    const address = `http://localhost:${one.address().port}/`;
    console.log(`Warren is at ${address}  (Ctrl+C ends it)`);
    if (open) openBrowser(address);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url))
  main(process.argv.slice(2));
