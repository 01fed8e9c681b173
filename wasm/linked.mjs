// Reads what the linker leaves in a module with --emit-relocs: its sections, where its data lies, what the
// parts of the data are called, and every place where the address of one of them is written.
// The format: https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md

class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }
  byte() {
    return this.bytes[this.at++];
  }
  number() {
    for (let value = 0, factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }
  signed() {
    for (let value = 0, factor = 1; ; ) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      factor *= 128;
      if (byte < 128) return byte & 64 ? value - factor : value;
    }
  }
  text() {
    const size = this.number();
    this.at += size;
    return new TextDecoder().decode(this.bytes.subarray(this.at - size, this.at));
  }
}

export function sections(bytes) {
  const reader = new Reader(bytes, 8);
  const found = [];
  while (reader.at < bytes.length) {
    const start = reader.at;
    const id = reader.byte();
    const size = reader.number();
    const body = reader.at;
    const name = id === 0 ? reader.text() : '';
    found.push({ id, name, start, body, content: reader.at, end: body + size });
    reader.at = body + size;
  }
  return found;
}

// The active segments of memory: where each lies in the module, and where in memory.
function segments(bytes, { content }) {
  const reader = new Reader(bytes, content);
  return Array.from({ length: reader.number() }, () => {
    if (reader.number() !== 0 || reader.byte() !== 0x41) throw new Error('a segment without a fixed address');
    const address = reader.signed();
    if (reader.byte() !== 0x0b) throw new Error('a segment without a fixed address');
    const size = reader.number();
    reader.at += size;
    return { address, at: reader.at - size, size };
  });
}

const undefinedSymbol = 0x10, namedSymbol = 0x40, absoluteSymbol = 0x200;
const symbolTable = 8, dataSymbol = 1, sectionSymbol = 3;

// By number; null: no part of the data.
function symbols(bytes, { content, end }, inMemory) {
  const reader = new Reader(bytes, content);
  if (reader.number() !== 2) throw new Error('another version of the format');
  while (reader.at < end) {
    const kind = reader.byte();
    const size = reader.number();
    if (kind === symbolTable) break;
    reader.at += size;
  }
  return Array.from({ length: reader.number() }, () => {
    const kind = reader.byte();
    const flags = reader.number();
    if (kind === dataSymbol) {
      const name = reader.text();
      if (flags & undefinedSymbol) return null;
      const segment = reader.number();
      const offset = reader.number();
      const size = reader.number();
      return flags & absoluteSymbol ? null : { name, address: inMemory[segment].address + offset, size };
    }
    reader.number();
    if (kind !== sectionSymbol && (!(flags & undefinedSymbol) || flags & namedSymbol)) reader.text();
    return null;
  });
}

// How an address is written, by the type of the relocation.
const asNumber = 'number', asSigned = 'signed', asWord = 'word';
const addresses = { 3: asNumber, 4: asSigned, 5: asWord };
const withoutAddend = new Set([0, 1, 2, 6, 7, 10, 12, 13, 20]);
const withAddend = new Set([8, 9]);

function references(bytes, { content }, all, known) {
  const reader = new Reader(bytes, content);
  const { body } = all[reader.number()];
  return Array.from({ length: reader.number() }, () => {
    const type = reader.byte();
    const at = body + reader.number();
    const symbol = known[reader.number()];
    if (withoutAddend.has(type)) return null;
    const shift = reader.signed();
    if (withAddend.has(type)) return null;
    if (!addresses[type]) throw new Error(`a relocation of type ${type}`);
    return symbol && { symbol, shift, at, how: addresses[type] };
  }).filter(Boolean);
}

export function readAddress(bytes, { at, how }) {
  if (how === asWord) return new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true);
  const reader = new Reader(bytes, at);
  return how === asSigned ? reader.signed() : reader.number();
}

// In as many bytes as the linker left room for.
export function writeAddress(bytes, { at, how }, address) {
  if (how === asWord) return new DataView(bytes.buffer, bytes.byteOffset).setUint32(at, address, true);
  for (let i = 0; i < 5; i++) bytes[at + i] = (Math.floor(address / 128 ** i) & 127) | (i < 4 ? 128 : 0);
}

export function readLinked(bytes) {
  const all = sections(bytes);
  const named = (name) => all.filter((one) => one.name.startsWith(name));
  const inMemory = segments(bytes, all.find((one) => one.id === 11));
  const known = symbols(bytes, named('linking')[0], inMemory);
  const found = named('reloc.').flatMap((one) => references(bytes, one, all, known));
  for (const one of found)
    if (readAddress(bytes, one) !== one.symbol.address + one.shift)
      throw new Error(`${one.symbol.name} is not at ${one.symbol.address}`);
  return { segments: inMemory, symbols: known.filter(Boolean), references: found };
}
