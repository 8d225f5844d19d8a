import { useDemos } from './DemosContext';
import { DemoFrame, type DemoFrameProps } from './DemoFrame';

/** A demo of the page: the living component, what can be done with it, and its code. */
export function Demo(props: DemoFrameProps) {
  const demo = useDemos().byName.get(props.name);
  // The build has checked that there is one; while developing, the data may come a moment later.
  return demo ? <DemoFrame {...props} demo={demo} /> : null;
}
