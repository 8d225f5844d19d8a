/**
 * Which files an author asks for by naming one: itself, what is in it where it is a folder, and with a page the demos beside it, whose
 * names begin with a capital as those of no other page do.
 * @param only path from the repository root; null for all files.
 * @returns whether a file, as a path from there, is asked for.
 */
export function toNamedFiles(only: string | null): (file: string) => boolean {
  if (only === null) return () => true;
  const named = only.replace(/\/+$/, '');
  const pageFolder = named.endsWith('/index.mdx') ? named.slice(0, -'index.mdx'.length) : null;
  return (file) =>
    file === named ||
    file.startsWith(`${named}/`) ||
    (pageFolder !== null &&
      file.startsWith(pageFolder) &&
      /^[A-Z]/.test(file.slice(pageFolder.length)));
}
