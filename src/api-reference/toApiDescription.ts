import type { ShownReference } from './shownReference';

// British, as in all our sentences: no comma before “and”.
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** One sentence for the reference's page, for readers and for programs: what there is of it to look up. */
export function toApiDescription(api: ShownReference): string {
  const parts: [string, readonly unknown[]][] = [
    [api.kind === 'interface' ? 'members' : 'props', api.props],
    ['parameters', api.parameters],
    ['return value', api.returns],
    ['slots', api.slots],
    ['CSS classes', api.classes],
    ['CSS variables', api.cssVariables],
  ];
  const there = parts.filter(([, items]) => items.length > 0).map(([name]) => name);
  const subject = there.length > 0 ? `The ${list.format(there)}` : 'The declaration';
  return `${subject} of ${api.name} from ${api.packageName}, read from the installed package.`;
}
