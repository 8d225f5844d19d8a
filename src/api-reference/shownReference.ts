import type { ApiReferenceData } from '../shared/apiReference';
import type { ShownProp } from './PropRows';

/** What the page shows: the reference without what only the machine-readable twin carries. */
export type ShownReference = Omit<
  ApiReferenceData,
  | 'props'
  | 'parameters'
  | 'returns'
  | 'inheritedProps'
  | 'key'
  | 'description'
  | 'slots'
  | 'classes'
  | 'callSignature'
> & {
  props: readonly ShownProp[];
  parameters: readonly ShownProp[];
  returns: readonly ShownProp[];
  inheritedProps: readonly ShownProp[];
  slots: readonly Omit<ApiReferenceData['slots'][number], 'description'>[];
  classes: readonly Omit<ApiReferenceData['classes'][number], 'description'>[];
};
