import ts from 'typescript';

/** A numbered error as one script throws it. */
export interface ThrownError {
  code: number;
  /** Message in development, `%s` for each value that is put in. */
  template: string;
}

/** Where a production build has `formatMuiErrorMessage(11, name)` in place of the message. */
const callSign = /ErrorMessage\d*(?:\.default)?\)?\(\d/;

function readCode(node: ts.Expression): number | null {
  const call = ts.isParenthesizedExpression(node) ? node.expression : node;
  if (!ts.isCallExpression(call) || !callSign.test(`${call.expression.getText()}(0`)) return null;
  const [code] = call.arguments;
  return code && ts.isNumericLiteral(code) ? Number(code.text) : null;
}

/** The message; every `${…}` of its template is an argument of the error. */
function readTemplate(node: ts.Expression): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.templateSpans.reduce((text, span) => `${text}%s${span.literal.text}`, node.head.text);
}

/**
 * Numbered errors of a script, from `NODE_ENV !== 'production' ? message : formatMuiErrorMessage(code, …arguments)`, which
 * the packages' build writes wherever an error is thrown.
 * @param text of a JavaScript file.
 */
export function parseProductionErrors(text: string): ThrownError[] {
  if (!callSign.test(text)) return [];
  const source = ts.createSourceFile('x.js', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const found: ThrownError[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalExpression(node)) {
      const code = readCode(node.whenFalse);
      const template = readTemplate(node.whenTrue);
      if (code !== null && template !== null) found.push({ code, template });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
