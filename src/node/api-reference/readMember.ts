import ts from 'typescript';
import { findTag, type DocComment } from './docComment';
import type {
  ExtractedMember,
  ExtractedSignature,
  ExtractedSignatureValue,
} from './extractedReference';
import type { PrintContext } from './printing/printState';
import { printSymbolTypes, printType } from './typePrinter';

/** `{object} event The event`, `event - The event`, `details.reason Why` → name and text. */
function parseParamTag(text: string): { type: string; name: string; description: string } | null {
  const typed = /^\{((?:[^{}]|\{[^{}]*\})*)\}\s*([\s\S]*)$/.exec(text);
  const rest = typed?.[2] ?? text;
  const match = /^\[?([\w$.]+)(?:=[^\]]*)?\]?\s*([\s\S]*)$/.exec(rest);
  if (!match) return null;
  const [, name = '', description = ''] = match;
  return { type: typed?.[1] ?? '', name, description: description.replace(/^[-:]\s+/, '').trim() };
}

function findCallSignature(type: ts.Type): ts.Signature | null {
  const members = type.isUnion() ? type.types : [type];
  for (const member of members) {
    const [signature] = member.getCallSignatures();
    if (signature) return signature;
  }
  return null;
}

/** Described arguments and result; `null` where the comment describes none. */
function readSignature(
  context: PrintContext,
  symbols: readonly ts.Symbol[],
  doc: DocComment,
): ExtractedSignature | null {
  const tags = doc.tags.filter((tag) => tag.name === 'param');
  const result = findTag(doc, 'returns', 'return');
  if (tags.length === 0 && !result) return null;
  const [signature] = symbols.flatMap(
    (symbol) => findCallSignature(context.checker.getTypeOfSymbol(symbol)) ?? [],
  );
  if (!signature) return null;
  const printParameter = (parameter: ts.Symbol): string =>
    printSymbolTypes(context, [parameter], false).text;
  let position = 0;
  const parameters = tags.flatMap((tag): ExtractedSignatureValue[] => {
    const parsed = parseParamTag(tag.text);
    if (!parsed) return [];
    const isNested = parsed.name.includes('.');
    const declared = isNested
      ? undefined
      : (signature.parameters.find(({ name }) => name === parsed.name) ??
        signature.parameters[position]);
    if (!isNested) position += 1;
    return [
      {
        name: parsed.name,
        type: declared ? printParameter(declared) : parsed.type,
        description: parsed.description,
      },
    ];
  });
  const described =
    result === null ? null : /^(?:\{((?:[^{}]|\{[^{}]*\})*)\})?\s*([\s\S]*)$/.exec(result);
  return {
    parameters,
    returns: described
      ? {
          name: '',
          type: printType(context, signature.getReturnType()).text,
          description: described[2] ?? '',
        }
      : null,
  };
}

/** The description with what `@see` adds to it. */
function toDescription(doc: DocComment): string {
  const notes = doc.tags
    .filter((tag) => tag.name === 'see' && tag.text !== '')
    .map((tag) => (/^see\b/i.test(tag.text) ? tag.text : `See ${tag.text}`));
  return [doc.description, ...notes].filter((part) => part !== '').join('\n\n');
}

/** One member with its comment. @param symbols give the type: the member in each type of a union that has it. */
export function readMember(
  context: PrintContext,
  symbols: readonly [ts.Symbol, ...ts.Symbol[]],
  doc: DocComment,
  required: boolean,
): ExtractedMember {
  const isOptional =
    !required || symbols.some(({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0);
  const printed = printSymbolTypes(context, symbols, isOptional);
  return {
    name: symbols[0].name,
    type: printed.text,
    references: printed.references,
    notes: printed.notes,
    required,
    defaultValue: findTag(doc, 'default', 'defaultValue', 'defaultvalue') || null,
    deprecated: findTag(doc, 'deprecated'),
    description: toDescription(doc),
    signature: readSignature(context, symbols, doc),
  };
}

/** Required first, then as the alphabet has it. */
export function sortMembers(members: readonly ExtractedMember[]): ExtractedMember[] {
  return [...members].sort(
    (a, b) => Number(b.required) - Number(a.required) || a.name.localeCompare(b.name, 'en'),
  );
}
