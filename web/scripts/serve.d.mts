import type { Server } from 'node:http';
export function server(root: string): Server;
export function find(root: string, url: string): Promise<string | null>;
