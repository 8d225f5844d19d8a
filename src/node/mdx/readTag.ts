import type { z } from 'zod';
import { withoutMisspelled } from '../content/withoutMisspelled';
import { describeIssue } from './describeIssue';
import type { MdxBody } from './MdxBody';
import { type JsxElement, readAttributes } from './readAttributes';

/**
 * Reads the attributes of a tag by its schema.
 * @returns null, and errors in `body`, where they are others.
 */
export function readTag<T>(body: MdxBody, node: JsxElement, schema: z.ZodType<T>): T | null {
  const { values, error } = readAttributes(node);
  if (error !== null) {
    body.failAt(node, `<${node.name}>: ${error}`);
    return null;
  }
  const parsed = schema.safeParse(values, { reportInput: true });
  if (parsed.success) return parsed.data;
  for (const issue of withoutMisspelled(parsed.error.issues)) {
    const [attribute] = issue.code === 'unrecognized_keys' ? issue.keys : issue.path;
    const line = body.lineOfAttribute(node, attribute?.toString());
    body.fail(line, `<${node.name}>: ${describeIssue(issue)}`);
  }
  return null;
}
