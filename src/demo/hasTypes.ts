import { tsxLanguage } from '@codemirror/lang-javascript';

/** Nodes of the parser that only TypeScript has. */
const typeNode = /^(?:type|declare|satisfies|Privacy|Optional|Enum\w*|Interface\w*|\w*Type\w*)$/;

/** Tokens of JavaScript that mean something else below these nodes: `b as C` and `b!`. */
const typeParents: Readonly<Record<string, string>> = {
  as: 'BinaryExpression',
  LogicOp: 'PostfixExpression',
};

/** Whether code is something else than JavaScript with JSX: TypeScript, unless it is broken. */
export function hasTypes(code: string): boolean {
  let isPlain = true;
  tsxLanguage.parser.parse(code).iterate({
    enter: ({ type, name, node }) => {
      if (type.isError || typeNode.test(name)) isPlain = false;
      else if (name in typeParents && node.parent?.name === typeParents[name]) isPlain = false;
    },
  });
  return !isPlain;
}
