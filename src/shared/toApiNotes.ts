import type { ApiReferenceData } from './apiReference';
import type { Translate } from './translate';

type NotedReference = Pick<
  ApiReferenceData,
  | 'kind'
  | 'typeParameters'
  | 'refTarget'
  | 'takesSx'
  | 'takesComponent'
  | 'takesSystemProps'
  | 'themeName'
>;

function toTypeParametersNote(
  { kind, typeParameters }: NotedReference,
  translate: Translate,
): string {
  const parameters = typeParameters.map((parameter) => `\`${parameter}\``).join(', ');
  return kind === 'interface'
    ? translate('api.typeParametersGiven', { parameters })
    : translate('api.typeParametersInferred', { parameters });
}

/** What there is to say about a reference besides its lists: sentences with names of code between backticks. */
export function toApiNotes(api: NotedReference, translate: Translate): string[] {
  return [
    api.refTarget
      ? translate('api.refForwarded', { target: api.refTarget })
      : api.kind === 'component'
        ? translate('api.noRef')
        : '',
    api.typeParameters.length > 0 ? toTypeParametersNote(api, translate) : '',
    api.takesSx ? translate('api.takesSx') : '',
    api.takesComponent ? translate('api.takesComponent') : '',
    api.takesSystemProps ? translate('api.takesSystemProps') : '',
    api.themeName ? translate('api.themeName', { name: api.themeName }) : '',
  ].filter(Boolean);
}
