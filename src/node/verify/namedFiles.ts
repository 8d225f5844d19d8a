/**
 * Which files an author asks for by naming one: itself, what is in it where it is a folder, and with a page its
 * demos: the files beside it, which may be what several demos import, and folders whose names begin with a capital.
 * @param only path from the repository root; null for all files.
 * @returns whether a file, as a path from there, is asked for.
 */
export function toNamedFiles(only: string | null): (file: string) => boolean {
  if (only === null) return () => true;
  const named = only.replace(/\/+$/, '');
  if (!named.endsWith('/index.mdx')) {
    return (file) => file === named || file.startsWith(`${named}/`);
  }
  const folder = named.slice(0, -'index.mdx'.length);
  return (file) => file.startsWith(folder) && /^([^/]+$|[A-Z])/.test(file.slice(folder.length));
}
