import type { ApiReferenceData } from './apiReference';
import { toListText } from './toListText';

/** What is counted of a reference; a page has less of each than the node. */
type DescribedReference = Pick<ApiReferenceData, 'kind' | 'name' | 'packageName'> &
  Record<
    'props' | 'parameters' | 'returns' | 'slots' | 'classes' | 'cssVariables',
    readonly unknown[]
  >;

/** One sentence for the reference's page, for readers and for programs: what there is of it to look up. */
export function toApiDescription(api: DescribedReference): string {
  const parts: [string, readonly unknown[]][] = [
    [api.kind === 'interface' ? 'members' : 'props', api.props],
    ['parameters', api.parameters],
    ['return value', api.returns],
    ['slots', api.slots],
    ['CSS classes', api.classes],
    ['CSS variables', api.cssVariables],
  ];
  const there = parts.filter(([, items]) => items.length > 0).map(([name]) => name);
  const subject = there.length > 0 ? `The ${toListText(there)}` : 'The declaration';
  return `${subject} of ${api.name} from ${api.packageName}, read from the installed package.`;
}
