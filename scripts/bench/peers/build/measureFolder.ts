import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Files and the bytes in them. */
interface FileCount {
  n: number;
  bytes: number;
}

export interface FolderSize {
  bytes: number;
  files: number;
  /** By the end of the name, without the point. */
  byExt: Record<string, FileCount>;
}

/** What a folder and those in it hold; nothing is counted where a link leads. */
export function measureFolder(folder: string): FolderSize {
  const size: FolderSize = { bytes: 0, files: 0, byExt: {} };
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const { size: bytes } = statSync(path.join(entry.parentPath, entry.name));
    const extension = path.extname(entry.name).slice(1) || 'none';
    const known = size.byExt[extension] ?? { n: 0, bytes: 0 };
    size.byExt[extension] = { n: known.n + 1, bytes: known.bytes + bytes };
    size.bytes += bytes;
    size.files += 1;
  }
  return size;
}
