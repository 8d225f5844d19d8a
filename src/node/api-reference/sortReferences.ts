import type { ApiKind, ApiReferenceData } from '../../shared/apiReference';

const kinds: readonly ApiKind[] = ['component', 'hook', 'interface'];

/** @returns references as the side navigation lists them: components, hooks, interfaces, each by name. */
export function sortReferences<Reference extends Pick<ApiReferenceData, 'kind' | 'name'>>(
  references: readonly Reference[],
): Reference[] {
  return [...references].sort(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.name.localeCompare(b.name),
  );
}
