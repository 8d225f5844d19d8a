import { createListeners } from '../shared/createListeners';
import {
  shelfSize,
  toShelfFile,
  type IconChoice,
  type IconMarkup,
  type IconNames,
  type IconShelf,
} from '../shared/icons';

/** An icon with the place that its name has in the order of the set. */
export interface PlacedIcon extends IconChoice {
  place: number;
}

/** The files of the icons: each is fetched once, when something of it is wanted. */
export class IconFiles {
  private readonly shelves = new Map<string, IconShelf | 'loading'>();
  private readonly listeners = createListeners();
  private changes = 0;

  /** @param folder pathname of the set, with a slash at both ends. */
  constructor(
    private readonly folder: string,
    private readonly fetchJson: (pathname: string) => Promise<unknown> = fetchFile,
  ) {}

  /** @throws (rejects) when the file cannot be fetched. */
  async loadNames(): Promise<IconNames> {
    return (await this.fetchJson(`${this.folder}names.json`)) as IconNames;
  }

  /** @returns what is drawn in the icon; undefined while its file is not here. */
  getMarkup({ place, style }: PlacedIcon): IconMarkup | undefined {
    const shelf = this.shelves.get(toShelfFile(place, style));
    return shelf && shelf !== 'loading' ? (shelf[place % shelfSize] ?? undefined) : undefined;
  }

  /** Fetches the files of these icons that are not here or on their way. @returns whether all could be fetched. */
  async load(icons: readonly PlacedIcon[]): Promise<boolean> {
    const wanted = new Set(icons.map(({ place, style }) => toShelfFile(place, style)));
    const loads = [...wanted]
      .filter((file) => !this.shelves.has(file))
      .map(async (file) => {
        this.shelves.set(file, 'loading');
        try {
          this.shelves.set(file, (await this.fetchJson(this.folder + file)) as IconShelf);
          this.changes += 1;
          this.listeners.tell();
          return true;
        } catch {
          // The next one who wants it tries again.
          this.shelves.delete(file);
          return false;
        }
      });
    return (await Promise.all(loads)).every(Boolean);
  }

  /** For `useSyncExternalStore`: something changes with each file that comes. */
  readonly subscribe = this.listeners.subscribe;
  readonly getChanges = (): number => this.changes;
}

async function fetchFile(pathname: string): Promise<unknown> {
  const response = await fetch(pathname);
  if (!response.ok) throw new Error(`${pathname}: ${response.status}`);
  return response.json();
}
