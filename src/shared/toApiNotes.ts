import type { ApiReferenceData } from './apiReference';
import type { Translate } from './translate';

type NotedReference = Pick<
  ApiReferenceData,
  'kind' | 'refTarget' | 'takesSx' | 'takesComponent' | 'takesSystemProps' | 'themeName'
>;

/** What there is to say about a reference besides its lists: sentences with names of code between backticks. */
export function toApiNotes(api: NotedReference, translate: Translate): string[] {
  return [
    api.refTarget
      ? translate('api.refForwarded', { target: api.refTarget })
      : api.kind === 'component'
        ? translate('api.noRef')
        : '',
    api.takesSx ? translate('api.takesSx') : '',
    api.takesComponent ? translate('api.takesComponent') : '',
    api.takesSystemProps ? translate('api.takesSystemProps') : '',
    api.themeName ? translate('api.themeName', { name: api.themeName }) : '',
  ].filter(Boolean);
}
