import { useCallback, useMemo, useState } from 'react';
import type { DemoProps, DemoPropsStore } from '../shared/demoRuntime';
import {
  toPlaygroundProps,
  type PlaygroundControl,
  type PlaygroundState,
  type PlaygroundValue,
} from '../shared/playground';
import { usePropsStore } from './usePropsStore';

interface ShownProps {
  props: DemoProps;
  /** The same for the component, which changes them as well. */
  store: DemoPropsStore;
  /** Forgets what the reader has done with the component. */
  forget(): void;
}

/** Props that the component is shown with: those of the controls, and what the reader has done with the component itself. */
export function useShownProps(
  controls: readonly PlaygroundControl[],
  fixedProps: Readonly<Record<string, unknown>>,
  state: PlaygroundState,
  change: (name: string, value: PlaygroundValue) => void,
): ShownProps {
  const [done, setDone] = useState<Readonly<Record<string, unknown>>>({});
  const props = useMemo(
    () => ({ ...toPlaygroundProps(controls, state, fixedProps), ...done }),
    [controls, state, fixedProps, done],
  );
  const follow = useCallback(
    (name: string, value: unknown) => {
      // What the reader does with the component shows in the controls where there is one for it.
      if (controls.some((control) => control.name === name)) change(name, value as PlaygroundValue);
      else setDone((before) => ({ ...before, [name]: value }));
    },
    [controls, change],
  );
  return { props, store: usePropsStore(props, follow), forget: () => setDone({}) };
}
