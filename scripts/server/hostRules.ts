import type { Redirect } from '../../src/node/redirects/redirects';

/** A block of a `_headers` file. */
export interface HeaderRule {
  pattern: RegExp;
  headers: readonly (readonly [string, string])[];
}

/** `/a/*` → everything below. */
function toPattern(path: string): RegExp {
  const source = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
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
export function parseRedirectRules(text: string): Redirect[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = '', status] = line.split(/\s+/);
      return { from, to, status: status === '302' ? 302 : 301 };
    });
}
