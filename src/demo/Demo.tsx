import { useDemos } from './DemosContext';
import type { DemoProps } from '../shared/liveIslands';
import { DemoFrame } from './DemoFrame';

/** A demo of the page: the living component, what can be done with it, and its code. */
export function Demo(props: DemoProps) {
  const demo = useDemos().byName.get(props.name);
  // The build has checked that there is one; while developing, the data may come a moment later.
  // An author who takes a demo out of a page may have another in its place, which must not be mounted on what the former was.
  return demo ? <DemoFrame key={props.name} {...props} demo={demo} /> : null;
}
