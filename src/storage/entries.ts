/** @returns what local storage has under `key`; null where nothing is, or where the browser keeps storage from the site. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores `value`; where storage is full or kept from the site nothing is kept. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}
