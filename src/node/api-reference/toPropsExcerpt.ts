import { toApiAnchor, type ApiProp, type ApiReferenceData } from '../../shared/apiReference';
import { toDefaultParts } from '../../shared/defaultParts';
import { escapeHtml } from '../../shared/escapeHtml';

type Excerpted = Pick<ApiReferenceData, 'name' | 'pathname' | 'props' | 'inheritedProps'>;

/** Names of `only`, as an author writes them: `"variant, color"`; none means all. */
export function parseOnly(only: string | undefined): string[] {
  return (only ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

function toDefaultHtml(value: string): string {
  return toDefaultParts(value)
    .map(({ text, isCode }) => (isCode ? `<code>${escapeHtml(text)}</code>` : escapeHtml(text)))
    .join('');
}

function toRow({ name, pathname }: Excerpted, prop: ApiProp): string {
  const href = `${pathname}#${toApiAnchor(name, 'prop', prop.name)}`;
  const initial = prop.defaultValue === null ? '' : toDefaultHtml(prop.defaultValue);
  return [
    `<tr><th scope="row"><a class="code-link" href="${href}"><code>${prop.name}</code></a></th>`,
    `<td><code>${prop.typeHtml}</code></td><td>${initial}</td><td>${prop.descriptionHtml}</td></tr>`,
  ].join('');
}

/**
 * Rows of a reference for the middle of a page, always those of the installed package.
 * @param only names separated by commas, in the order in which they are shown; all props where it is not given.
 * @returns HTML of a table that scrolls by itself.
 */
export function toPropsExcerpt(reference: Excerpted, only: string | undefined): string {
  const names = parseOnly(only);
  const all = [...reference.props, ...reference.inheritedProps];
  const shown =
    names.length === 0
      ? reference.props
      : names.flatMap((name) => all.find((prop) => prop.name === name) ?? []);
  const head = ['Name', 'Type', 'Default', 'Description']
    .map((title) => `<th scope="col">${title}</th>`)
    .join('');
  const rows = shown.map((prop) => toRow(reference, prop)).join('');
  const label = `Props of ${escapeHtml(reference.name)}`;
  return `<div class="table-scroll" role="region" aria-label="${label}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
}
