import { useDemos } from './DemosContext';
import { DemoFrame } from './DemoFrame';

export interface DemoProps {
  /** File or folder beside the page, without its ending. */
  name: string;
  /** Name of the demo for assistive technology; made from `name` if it is not given. */
  title?: string;
  /** Whether all of the code is shown at first. */
  defaultExpanded?: boolean;
  /** Surface behind the demo. */
  background?: 'plain' | 'raised' | 'none';
  /** Whether it needs a viewport of its own. */
  iframe?: boolean;
  /** Height of its place in pixels, where the demo does not make it by itself. */
  height?: number;
}

/** A demo of the page: the living component, what can be done with it, and its code. */
export function Demo(props: DemoProps) {
  const demo = useDemos().byName.get(props.name);
  // The build has checked that there is one; while developing, the data may come a moment later.
  return demo ? <DemoFrame {...props} demo={demo} /> : null;
}
