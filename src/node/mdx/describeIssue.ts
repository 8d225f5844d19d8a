import type { z } from 'zod';

/** How a value of a type is written, by zod's name of it. */
const forms: Readonly<Record<string, (attribute: string) => string>> = {
  boolean: (attribute) => `${attribute} alone for true, or ${attribute}={false}`,
  number: (attribute) => `a number in braces, ${attribute}={300}`,
  string: (attribute) => `text in quotes, ${attribute}="…"`,
};

/**
 * What is wrong with the attributes of a tag, and what to do.
 * @param issue of zod, parsed with `reportInput`.
 */
export function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `unknown attribute ${issue.keys.map((key) => `"${key}"`).join(', ')}. Remove it or correct its spelling.`;
  const name = issue.path.map(String).join('.');
  if (issue.code === 'invalid_value')
    return `unknown value of attribute "${name}". Use one of: ${issue.values.map(String).join(', ')}.`;
  if (issue.input === undefined) return `attribute "${name}" is missing. Add it.`;
  const form = issue.code === 'invalid_type' ? forms[issue.expected] : undefined;
  return form
    ? `attribute "${name}" is of the wrong type. Write ${form(name)}.`
    : `attribute "${name}" has a value that is not taken: ${JSON.stringify(issue.input)}. Write another one.`;
}
