import type { CreateNodeArgs, Node, NodeInput } from 'gatsby';
import { toContentErrors, type ContentError } from '../errors';

/** Path of an absolute file from the repository root, with forward slashes. */
export function toSourceFile(absolutePath: string): string {
  return absolutePath.replace(/\\/g, '/').replace(`${process.cwd().replace(/\\/g, '/')}/`, '');
}

/**
 * Creates a child node of the file's node, so that it goes when the file goes.
 * @param key tells it from others of its type: of two with one key only the later would be there.
 */
export function createChildNode(
  args: CreateNodeArgs,
  parent: Node,
  type: string,
  key: string,
  fields: Record<string, unknown>,
): void {
  const { actions, createNodeId, createContentDigest } = args;
  const node: NodeInput = {
    ...fields,
    id: createNodeId(`${type} ${key}`),
    parent: parent.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  actions.createNode(node);
  actions.createParentChildLink({ parent, child: node as unknown as Node });
}

function createProblems(args: CreateNodeArgs, parent: Node, errors: readonly ContentError[]): void {
  for (const [index, { file, line, message }] of errors.entries()) {
    createChildNode(args, parent, 'ContentProblem', `${file} ${index}`, {
      file,
      line: line ?? null,
      message,
    });
  }
}

/**
 * Runs the parsing of one file. What it throws becomes `ContentProblem` nodes, which Gatsby keeps as long as the file does
 * not change, so that a build from the cache fails for the same reasons as a cold one.
 */
export function createNodesOrProblems(
  args: CreateNodeArgs,
  parent: Node,
  sourceFile: string,
  create: () => readonly ContentError[],
): void {
  let errors: readonly ContentError[];
  try {
    errors = create();
  } catch (error) {
    errors = toContentErrors(error, sourceFile);
  }
  createProblems(args, parent, errors);
}
