/** The machine that makes pages again after an edit, in `gatsby/dist/state-machines/data-layer`. */
interface RecreatePagesMachine {
  options: { services?: Record<string, unknown> };
}

/**
 * Has `develop` keep the schema that it has made at its start when content is edited. Gatsby looks through all nodes after each edit,
 * makes the schema of what they have, and its TypeScript types, which is a third of what an author waits for an edited page. The
 * site's own types are declared, so that no edit of content changes them; what Gatsby itself infers (a new key in the front matter of
 * an `Mdx` node) is in the schema after the next start. To be called before the machine is started; a Gatsby whose machine looks
 * otherwise does as it always did.
 * @param settle resolves when all nodes of an edit are there. Pages are made of them next, and without the schema nothing else takes
 * so long that they are there by then.
 * @returns whether the schema is kept now
 */
export function keepSchema(
  { options }: RecreatePagesMachine,
  settle: () => Promise<void>,
): boolean {
  if (typeof options.services?.['buildSchema'] !== 'function') return false;
  options.services = { ...options.services, buildSchema: settle };
  return true;
}
