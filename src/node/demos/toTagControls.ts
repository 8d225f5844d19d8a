import type { PlaygroundControl } from '../../shared/playground';
import { toPlaygroundControls } from './playgroundControls';
import { isSource, type PlaygroundReference } from './playgroundModule';
import type { PlaygroundTag } from './readPlaygroundTag';

/** Text between the tags is a prop like others, also where a component does not list it. */
const childrenControl: PlaygroundControl = {
  name: 'children',
  kind: 'text',
  options: [],
  defaultValue: null,
  initialValue: null,
  isRequired: false,
  isCommon: true,
};

/** Starts the control of `children` with a text; one that is not there yet becomes the last of the common ones. */
function startWithText(controls: readonly PlaygroundControl[], text: string): PlaygroundControl[] {
  const listed = controls.find(({ name }) => name === 'children');
  const own = { ...(listed ?? childrenControl), initialValue: text };
  if (listed) return controls.map((control) => (control === listed ? own : control));
  const firstFurther = controls.findIndex(({ isCommon }) => !isCommon);
  const at = firstFurther === -1 ? controls.length : firstFurther;
  return [...controls.slice(0, at), own, ...controls.slice(at)];
}

/**
 * Controls of a playground, with what its author gives in them.
 * @param children what stands between the tags, text or source; undefined for nothing.
 */
export function toTagControls(
  { props, inheritedProps }: PlaygroundReference,
  { values, hidden }: Pick<PlaygroundTag, 'values' | 'hidden'>,
  children: string | undefined,
): PlaygroundControl[] {
  // An inherited prop has a control only where the author gives it a value.
  const given = inheritedProps.filter(({ name }) => Object.hasOwn(values, name));
  const isText = children !== undefined && !isSource(children);
  const controls = toPlaygroundControls([...props, ...given], {
    hidden: isText ? hidden : new Set([...hidden, 'children']),
    values,
  });
  return isText && !hidden.has('children') ? startWithText(controls, children) : controls;
}
