import type { PageLink } from '../shared/navigation';
import type { Translate } from '../shared/translate';
import type { ShownReference } from './shownReference';

/** A section that the page of a reference has. */
export interface ApiPageSection {
  id: string;
  title: string;
}

/** Sections with something in them, in the order of the page; also its contents list. */
export function toApiSections(
  api: ShownReference,
  demoPages: readonly PageLink[],
  translate: Translate,
): ApiPageSection[] {
  const all = [
    ['import', true],
    ['props', api.props.length > 0],
    ['parameters', api.parameters.length > 0],
    ['return-value', api.returns.length > 0],
    ['slots', api.slots.length > 0],
    ['classes', api.classes.length > 0],
    ['css', api.cssVariables.length > 0],
    ['inheritance', api.inherits !== null],
    ['demos', demoPages.length > 0],
    ['source', true],
  ] as const satisfies [string, boolean][];
  return all.flatMap(([id, isThere]) => {
    const isMembers = id === 'props' && api.kind === 'interface';
    return isThere ? [{ id, title: translate(`api.sections.${isMembers ? 'members' : id}`) }] : [];
  });
}
