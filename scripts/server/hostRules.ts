/** A block of a `_headers` file. */
export interface HeaderRule {
  pattern: RegExp;
  headers: readonly (readonly [string, string])[];
}

/** A line of a `_redirects` file. */
export interface RedirectRule {
  pattern: RegExp;
  to: string;
  status: number;
}

/** `/a/*` → everything below; `:name` → one segment. */
function toPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '(?<splat>.*)')
    .replace(/:([a-z]\w*)/gi, '(?<$1>[^/]+)');
  return new RegExp(`^${source.endsWith('/') ? `${source}?` : source}$`);
}

/** Parses the `_headers` format of static hosts: a path, then indented `Name: value` lines; `#` starts a comment. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: toPattern(line.trim()), headers: [] });
      continue;
    }
    const [name = '', ...value] = line.trim().split(':');
    rules.at(-1)?.headers.push([name.trim(), value.join(':').trim()]);
  }
  return rules;
}

/**
 * Headers of a path.
 * @throws Error when two rules give it the same header: hosts disagree on which of them is sent.
 */
export function toHeaders(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { pattern, headers } of rules) {
    if (!pattern.test(pathname)) continue;
    for (const [name, value] of headers) {
      if (found.has(name)) throw new Error(`${pathname} has two rules for ${name} in _headers.`);
      found.set(name, value);
    }
  }
  return found;
}

/** Parses the `_redirects` format of static hosts: `from to status`; `#` starts a comment. */
export function parseRedirectRules(text: string): RedirectRule[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = '', status = '301'] = line.split(/\s+/);
      return { pattern: toPattern(from), to, status: Number(status) };
    });
}

/** Where a path is redirected to; null where it is not. Parts of the pattern fill `:splat` and `:name`. */
export function findRedirect(
  rules: readonly RedirectRule[],
  pathname: string,
): { location: string; status: number } | null {
  for (const { pattern, to, status } of rules) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const location = to.replace(
      /:([a-z]\w*)/gi,
      (_whole, name: string) => match.groups?.[name] ?? '',
    );
    return { location, status };
  }
  return null;
}
