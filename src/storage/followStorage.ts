/**
 * Hears what other tabs store. A page that the browser kept while the reader was elsewhere has not heard it, and is told
 * when it is shown again.
 * @param listener gets the key; null when any may have changed.
 * @returns a function that stops it.
 */
export function followStorage(listener: (key: string | null) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => listener(key);
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener(null);
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
