import type { ApiReferenceData } from '../../shared/apiReference';

type Members = Pick<ApiReferenceData, 'props' | 'inheritedProps' | 'parameters' | 'returns'>;

/** All that may stand behind the name of a component, hook or interface: its props, what it is called with and what it gives. */
export function toMemberNames({ props, inheritedProps, parameters, returns }: Members): string[] {
  return [...props, ...inheritedProps, ...parameters, ...returns].map(({ name }) => name);
}
