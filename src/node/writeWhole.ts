import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file beside its place and renames it, so that nobody takes half of it for the whole: neither another process nor
 * the build after one that was killed.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const beside = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(beside, content);
  renameSync(beside, file);
}
