import ts from 'typescript';

/** A tag of inline code, with what it says. */
export interface NamedTag {
  component: string;
  /** A value only where it is a string. */
  props: { prop: string; value: string | null }[];
  /** Keys of `slots={{ … }}` and `slotProps={{ … }}`. */
  slots: string[];
}

type OpeningTag = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

function toExpression({ initializer }: ts.JsxAttribute): ts.Expression | undefined {
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
}

/** The names that are written out: not those that are computed or spread. */
function toKeys(object: ts.ObjectLiteralExpression): string[] {
  return object.properties.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : [],
  );
}

function toTag(component: string, { attributes }: OpeningTag): NamedTag {
  const tag: NamedTag = { component, props: [], slots: [] };
  for (const attribute of attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || !ts.isIdentifier(attribute.name)) continue;
    const prop = attribute.name.text;
    const value = toExpression(attribute);
    tag.props.push({ prop, value: value && ts.isStringLiteralLike(value) ? value.text : null });
    if (/^slot(?:s|Props)$/.test(prop) && value && ts.isObjectLiteralExpression(value))
      tag.slots.push(...toKeys(value));
  }
  return tag;
}

/** `<Button variant="text"><Icon /></Button>` → both components with their props; an excerpt may end anywhere. */
export function parseTags(code: string): NamedTag[] {
  if (!/^<\/?[A-Za-z]/.test(code)) return [];
  const tags: NamedTag[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const { tagName } = node;
      if (ts.isIdentifier(tagName) && /^[A-Z]/.test(tagName.text))
        tags.push(toTag(tagName.text, node));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  // A tag that closes nothing is no JSX.
  const closed = [...code.matchAll(/<\/([A-Z]\w*)\s*>/g)].map(([, component = '']) => component);
  const unopened = closed.filter((name) => tags.every(({ component }) => component !== name));
  return [...tags, ...unopened.map((component) => ({ component, props: [], slots: [] }))];
}
