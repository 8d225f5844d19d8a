import { toApiAnchor, type AnchorSection } from '../shared/apiReference';

/** Sections that the public site's anchors name, and where their items stand here. Its `css` is both slots and classes. */
const sections: Readonly<Record<string, readonly AnchorSection[]>> = {
  prop: ['prop'],
  css: ['slot', 'class'],
  classes: ['class'],
  parameters: ['parameter'],
  'return-value': ['return'],
};

const pattern = new RegExp(`^(\\w[\\w-]*?)-(${Object.keys(sections).join('|')})-(.+)$`);

/** Ids that an item may have here whose id on the public site is this one: `Button-css-root` is `button-class-root`. */
export function toOwnAnchors(id: string): string[] {
  const [, owner = '', section = '', item = ''] = pattern.exec(id) ?? [];
  return (sections[section] ?? []).map((own) => toApiAnchor(owner, own, item));
}
