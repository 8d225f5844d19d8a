import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../writeWhole';

/**
 * What earlier runs found, by a key that says everything it depends on. One JSON file a kind, read when first asked for.
 */
export class VerifyCache {
  private readonly kinds = new Map<string, { values: Map<string, unknown>; asked: Set<string> }>();

  /** @param folder absolute path of the cache; created when first saved. */
  constructor(private readonly folder: string) {}

  private open(kind: string) {
    let opened = this.kinds.get(kind);
    if (!opened) {
      opened = { values: new Map(), asked: new Set() };
      try {
        const stored = JSON.parse(readFileSync(this.toFile(kind), 'utf8')) as object;
        opened.values = new Map(Object.entries(stored));
      } catch {
        // No file, or one that cannot be read: everything is found anew.
      }
      this.kinds.set(kind, opened);
    }
    return opened;
  }

  private toFile(kind: string): string {
    return path.join(this.folder, `${kind}.json`);
  }

  read<T>(kind: string, key: string): T | null {
    const opened = this.open(kind);
    opened.asked.add(key);
    return (opened.values.get(key) as T | undefined) ?? null;
  }

  write(kind: string, key: string, value: unknown): void {
    const opened = this.open(kind);
    opened.asked.add(key);
    opened.values.set(key, value);
  }

  /** Values that nobody asked for are dropped once they are the greater part. */
  save(): void {
    for (const [kind, { values, asked }] of this.kinds) {
      const isCrowded = values.size > 2 * asked.size + 1000;
      const kept = [...values].filter(([key]) => !isCrowded || asked.has(key));
      writeWhole(this.toFile(kind), JSON.stringify(Object.fromEntries(kept)));
    }
  }
}
