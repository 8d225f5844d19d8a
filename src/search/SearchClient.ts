import type { NamesFile } from '../shared/search/namesFile';
import type { SearchEngine } from '../shared/search/SearchEngine';
import type { WordFile } from '../shared/search/wordFile';
import {
  searchFormat,
  searchManifestName,
  toWordFileName,
  type SearchManifest,
} from '../shared/searchIndex';

/** Reads a file of the index by its name. */
export type ReadSearchFile = (name: string) => Promise<unknown>;

/** Fetches the engine and its index: the names once, then the word files that queries need. */
export class SearchClient {
  /** Null until the names are loaded. */
  engine: SearchEngine | null = null;
  private loading: Promise<void> | null = null;

  constructor(private readonly read: ReadSearchFile) {}

  /** Loads the names; what failed can be tried again. @throws where a file cannot be fetched or is of another format. */
  load(): Promise<void> {
    this.loading ??= this.loadNames().catch((error: unknown) => {
      this.loading = null;
      throw error;
    });
    return this.loading;
  }

  private async loadNames(): Promise<void> {
    const [{ SearchEngine: Engine }, names] = await Promise.all([
      import(/* webpackChunkName: "search-engine" */ '../shared/search/SearchEngine'),
      this.readNames(),
    ]);
    this.engine = new Engine(names);
  }

  private async readNames(): Promise<NamesFile> {
    const manifest = (await this.read(searchManifestName)) as SearchManifest;
    if (manifest.format !== searchFormat)
      throw new Error('The search index has another format. Reload the page.');
    return (await this.read(manifest.names)) as NamesFile;
  }

  /** Fetches the word files that a query needs and that are not there yet. @returns whether there was any. */
  async loadWords(text: string): Promise<boolean> {
    const { engine } = this;
    const missing = engine?.toMissingFiles(text) ?? [];
    await Promise.all(
      missing.map(async (hash) => {
        const file = await this.read(toWordFileName(hash)).catch(() => {
          // Another version of the site may be there by now: the next one who opens search asks for the names again.
          this.loading = null;
          return null;
        });
        engine?.addWordFile(hash, file as WordFile | null);
      }),
    );
    return missing.length > 0;
  }
}
