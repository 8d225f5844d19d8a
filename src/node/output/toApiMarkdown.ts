import type { ApiProp, ApiReferenceData, ApiSignatureValue } from '../../shared/apiReference';
import type { PageLink } from '../../shared/navigation';
import { toApiJsonPathname } from '../../shared/toApiJsonPathname';
import { toApiNotes } from '../../shared/toApiNotes';
import type { Translate } from '../../shared/translate';
import { toDeprecationMarkdown, toInlineMarkdown } from './toInlineMarkdown';
import { toLinkList } from './toLinkList';
import { toCell, toMarkdownTable } from './toMarkdownTable';

function toCode(text: string | null): string {
  return text === null || text === '' ? '–' : `\`${toCell(text)}\``;
}

/** What is deprecated, with its reason; empty for what is not. */
function toDeprecation({ deprecatedHtml }: Pick<ApiProp, 'deprecatedHtml'>): string {
  return deprecatedHtml === null ? '' : `${toDeprecationMarkdown(deprecatedHtml)} `;
}

/** The type, and what it means where its name does not say it. */
function toTypeCell({ type, typeNoteHtml }: ApiProp): string {
  return typeNoteHtml === null
    ? toCode(type)
    : `${toCode(type)} ${toCell(toInlineMarkdown(typeNoteHtml))}`;
}

/** What a function is called with and gives back, where that is described. */
function toSignature({ signature }: ApiProp): string {
  if (!signature) return '';
  const { parameters, returns } = signature;
  const toText = (start: string, { type, descriptionHtml }: ApiSignatureValue) =>
    ` ${start}\`${type}\` ${toInlineMarkdown(descriptionHtml)}`;
  return [
    ...parameters.map((value) => toText(`\`${value.name}\`: `, value)),
    returns ? toText('Returns ', returns) : '',
  ].join('');
}

/** Table of props, parameters or members in Markdown. */
export function toPropsTable(props: readonly ApiProp[]): string {
  const rows = props.map((prop) => [
    `\`${prop.name}\`${prop.required ? ' (required)' : ''}`,
    toTypeCell(prop),
    toCode(prop.defaultValue),
    toCell(`${toDeprecation(prop)}${prop.description}${toSignature(prop)}`),
  ]);
  return toMarkdownTable(['Name', 'Type', 'Default', 'Description'], rows);
}

function toSection(title: string, body: string): string {
  return body === '' ? '' : `\n## ${title}\n\n${body}\n`;
}

function toTableSection(
  title: string,
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return rows.length > 0 ? toSection(title, toMarkdownTable(titles, rows)) : '';
}

function toPropsSection(title: string, props: readonly ApiProp[]): string {
  return props.length > 0 ? toSection(title, toPropsTable(props)) : '';
}

/** Where other props go, and which those are. */
function toInheritance({ inherits, inheritedProps }: ApiReferenceData): string {
  if (!inherits) return '';
  const origin = inherits.href ? `[${inherits.name}](${inherits.href})` : `\`${inherits.name}\``;
  const names = inheritedProps.map(({ name }) => `\`${name}\``).join(', ');
  return `Props that are not listed here go to ${origin}${names === '' ? '' : `, which takes ${names}`}.`;
}

function toNotes(notes: readonly string[]): string {
  return notes.length === 0 ? '' : `\n${notes.map((note) => `- ${note}\n`).join('')}`;
}

function toSource({ sourceFile, packageName, packageVersion }: ApiReferenceData): string {
  return `\`${sourceFile}\` (${packageName} ${packageVersion})`;
}

/** An API reference as Markdown. @param demoPages pages that show what it describes. */
export function toApiMarkdown(
  api: ApiReferenceData,
  demoPages: readonly PageLink[],
  translate: Translate,
): string {
  return [
    `# ${api.name} API\n`,
    `\n> ${api.packageName} ${api.packageVersion}\n`,
    api.deprecatedHtml === null ? '' : `\n${toDeprecation(api).trim()}\n`,
    api.description ? `\n${api.description}\n` : '',
    toSection('Import', `\`\`\`tsx\n${api.imports.join('\n// or\n')}\n\`\`\``),
    api.callSignature === null ? '' : `\n\`${api.callSignature}\`\n`,
    toNotes(toApiNotes(api, translate)),
    toPropsSection(api.kind === 'interface' ? 'Members' : 'Props', api.props),
    toPropsSection('Parameters', api.parameters),
    toPropsSection('Return value', api.returns),
    toTableSection(
      'Slots',
      ['Slot', 'Default', 'Class', 'Description'],
      api.slots.map(({ name, defaultElement, className, description }) => [
        `\`${name}\``,
        toCode(defaultElement),
        toCode(className),
        toCell(description),
      ]),
    ),
    toTableSection(
      'CSS classes',
      ['Class', 'Key', 'Description'],
      api.classes.map(({ key, className, isState, description }) => [
        `\`${className}\``,
        toCode(isState ? null : key),
        toCell(isState ? `${description} ${translate('api.state')}` : description),
      ]),
    ),
    toTableSection(
      'CSS variables',
      ['Name', 'Default'],
      api.cssVariables.map(({ name, defaultValue }) => [`\`${name}\``, toCode(defaultValue)]),
    ),
    toSection('Inheritance', toInheritance(api)),
    toSection('Demos', toLinkList(demoPages)),
    toSection(
      'Source',
      `${toSource(api)}\n\n[${translate('api.json')}](${toApiJsonPathname(api.pathname)})`,
    ),
  ].join('');
}
