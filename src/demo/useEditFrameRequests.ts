import { useEffect, type RefObject } from 'react';
import { readDemoLook } from '../shared/demoLook';
import type { EditFrameRequest } from '../shared/demoRuntime';
import { useDemos } from './DemosContext';

/** After the last key; together with what running takes, edited code is seen within 300 ms. */
const restMilliseconds = 120;

/** What is sent of a demo; theme and look are those of the page. */
type EditedRun = Omit<Extract<EditFrameRequest, { type: 'run' }>, 'type' | 'theme' | 'look'>;

/**
 * Has the frame run edited code, again whenever a part of it changes, and follow the theme of the page.
 * @param frame what it is sent to, as soon as it `isReady`. @param run `files` are the same object until they change.
 * @param onRun the same function always; called when the code is sent.
 */
export function useEditFrameRequests(
  frame: RefObject<HTMLIFrameElement>,
  isReady: boolean,
  { code, name, styling, isFramed, files }: EditedRun,
  onRun: () => void,
): void {
  const { theme } = useDemos();

  useEffect(() => {
    if (!isReady) return undefined;
    // An opaque origin has no name to send to.
    const send = (request: EditFrameRequest) =>
      frame.current?.contentWindow?.postMessage(request, '*');
    const readPage = () => ({
      theme: theme.get(),
      look: readDemoLook(frame.current ?? document.body),
    });
    const timer = window.setTimeout(() => {
      onRun();
      send({ type: 'run', code, name, styling, isFramed, files, ...readPage() });
    }, restMilliseconds);
    // The page takes on the theme after it has told those who follow it.
    const stop = theme.subscribe(() =>
      requestAnimationFrame(() => send({ type: 'theme', ...readPage() })),
    );
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [frame, isReady, code, name, styling, isFramed, files, theme, onRun]);
}
