import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** How a value of a type is written, by zod's name of it. */
const forms: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  number: 'a number',
  string: 'text, in quotes where YAML would take it for something else',
  array: 'a list, as in [a, b]',
  object: 'keys with their values, as in "key: value"',
  record: 'keys with their values, as in "key: value"',
};

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** What is wrong in the words of the schema, which say what is expected, behind the value where that is no block. */
function inOwnWords({ message, input }: Issue): string {
  const value = typeof input === 'object' ? '' : `${quote(input)}. `;
  return `${value}${message}${/[.!?]$/.test(message) ? '' : '.'}`;
}

function describeTooSmall(issue: Extract<Issue, { code: 'too_small' }>): string {
  const least = Number(issue.minimum);
  if (issue.origin === 'array') return `The list is too short. Give it at least ${least}.`;
  return least === 1
    ? 'The text is empty. Write it, or remove the key.'
    : `${quote(issue.input)} is too short. Write at least ${least} characters.`;
}

/** Zod's own messages begin so; those of a schema of ours say what to do themselves. */
const isZods = ({ message }: Issue) => /^(?:Invalid|Too) /.test(message);

function describeValue(issue: Issue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `Unknown key ${issue.keys.map((key) => `"${key}"`).join(', ')}. Remove it or correct its spelling.`;
    case 'invalid_value':
      return `Unknown value ${quote(issue.input)}. Use one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_type':
      return `${quote(issue.input)} is not what belongs here. Write ${forms[issue.expected] ?? issue.expected}.`;
    case 'too_small':
      return isZods(issue) ? describeTooSmall(issue) : inOwnWords(issue);
    case 'invalid_format':
      return isZods(issue) && issue.format === 'url'
        ? `${quote(issue.input)} is no address. Write it whole, with https://.`
        : inOwnWords(issue);
    default:
      return inOwnWords(issue);
  }
}

/**
 * @param issue of zod, parsed with `reportInput`.
 * @returns what is wrong with a value of a YAML file, where in it, and what to do.
 */
export function describeYamlIssue(issue: Issue): string {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') {
    const key = String(issue.path.at(-1) ?? 'value');
    const parent = issue.path.slice(0, -1).map(String).join('.');
    return `Missing "${key}"${parent ? ` in "${parent}"` : ''}. Add it.`;
  }
  const place = issue.path.length > 0 ? `"${issue.path.map(String).join('.')}": ` : '';
  return place + describeValue(issue);
}
