/**
 * What is wrong with the attributes of a tag, and what to do.
 * @param issue of zod
 */
export function describeIssue(issue: {
  code?: string;
  message: string;
  path: PropertyKey[];
  keys?: string[];
  values?: unknown[];
}): string {
  if (issue.code === 'unrecognized_keys')
    return `unknown attribute ${issue.keys?.map((key) => `"${key}"`).join(', ')}. Remove it.`;
  const attribute = `attribute "${issue.path.map(String).join('.')}"`;
  if (issue.code === 'invalid_value')
    return `unknown value of ${attribute}. Use one of: ${issue.values?.map(String).join(', ')}.`;
  return `${attribute} is missing or of the wrong type. Give it a literal value.`;
}
