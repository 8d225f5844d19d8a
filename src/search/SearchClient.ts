import { groupHits, type HitGroup } from '../shared/search/groupHits';
import { NameIndex } from '../shared/search/NameIndex';
import { readNamesFile, type NamesFile } from '../shared/search/namesFile';
import { parseQuery, type SearchQuery } from '../shared/search/parseQuery';
import { rankEntries } from '../shared/search/rankEntries';
import {
  findTextFile,
  matchText,
  readTextFile,
  readTextFileList,
  type TextFile,
  type TextFileList,
  type TextWords,
} from '../shared/search/textFile';
import {
  searchFormat,
  searchManifestName,
  toTextFileName,
  type SearchManifest,
} from '../shared/searchIndex';

/** Reads a file of the index by its name. */
export type ReadSearchFile = (name: string) => Promise<unknown>;

export interface SearchAnswer {
  groups: HitGroup[];
  /** Hits by name and in the text, also those that are not shown. */
  total: number;
  /** Words by which names are marked. */
  words: string[];
  /** Whether the text has been asked too, as far as it could be. */
  isComplete: boolean;
  /** Whether part of the text could not be fetched, as happens offline. */
  isNamesOnly: boolean;
  /** Whether no entry has all the words. */
  isPartial: boolean;
}

interface Loaded {
  index: NameIndex;
  textFiles: TextFileList;
}

/** The index in the browser: names are loaded once and then asked at once; text follows by the words of a query. */
export class SearchClient {
  private loaded: Loaded | null = null;
  private loading: Promise<void> | null = null;
  /** Text files by hash; null for those that could not be fetched. */
  private readonly texts = new Map<string, TextWords | null>();

  constructor(private readonly read: ReadSearchFile) {}

  /** The names, once they are loaded. */
  get index(): NameIndex | null {
    return this.loaded?.index ?? null;
  }

  /** Loads the names; what failed can be tried again. @throws where a file cannot be fetched or is of another format. */
  load(): Promise<void> {
    this.loading ??= this.loadNames().catch((error: unknown) => {
      this.loading = null;
      throw error;
    });
    return this.loading;
  }

  private async loadNames(): Promise<void> {
    const manifest = (await this.read(searchManifestName)) as SearchManifest;
    if (manifest.format !== searchFormat)
      throw new Error('The search index has another format. Reload the page.');
    const file = (await this.read(manifest.names)) as NamesFile;
    this.loaded = {
      index: new NameIndex(readNamesFile(file)),
      textFiles: readTextFileList(file.text),
    };
  }

  private toTextHashes({ textFiles }: Loaded, query: SearchQuery): (string | null)[] {
    return query.words.map(({ word, isOptional }) =>
      isOptional ? null : findTextFile(textFiles, word),
    );
  }

  /** Fetches the text that the query needs and that is not there yet. @returns whether anything was tried. */
  async loadTexts(text: string): Promise<boolean> {
    if (!this.loaded) return false;
    const hashes = this.toTextHashes(this.loaded, parseQuery(text, this.loaded.index.names));
    const missing = [...new Set(hashes)].filter((hash) => hash !== null && !this.texts.get(hash));
    await Promise.all(
      missing.map(async (hash) => {
        if (hash === null) return;
        const file = await this.read(toTextFileName(hash)).catch(() => null);
        this.texts.set(hash, file === null ? null : readTextFile(file as TextFile));
      }),
    );
    return missing.length > 0;
  }

  /** @returns null until the names are loaded. */
  search(
    text: string,
    currentProduct: string | null,
    chosenProduct: string | null,
  ): SearchAnswer | null {
    if (!this.loaded) return null;
    const { index } = this.loaded;
    const query = parseQuery(text, index.names);
    const hashes = this.toTextHashes(this.loaded, query);
    const isComplete = hashes.every((hash) => hash === null || this.texts.has(hash));
    const texts = query.words.map(({ word }, at) => {
      const file = this.texts.get(hashes[at] ?? '');
      return file ? matchText(file, word) : new Map<number, number>();
    });
    const ranked = rankEntries(index, query, texts, isComplete);
    const groups = groupHits(index.names, ranked, currentProduct, chosenProduct);
    return {
      groups,
      total: groups.reduce((sum, group) => sum + group.total, 0),
      words: query.words.filter(({ isOptional }) => !isOptional).map(({ word }) => word),
      isComplete,
      isNamesOnly: hashes.some((hash) => hash !== null && this.texts.get(hash) === null),
      isPartial: ranked.isPartial,
    };
  }
}
