import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { EditFrameReply } from '../shared/demoRuntime';
import { parseEditFrameReply } from './parseEditFrameReply';

type ErrorReply = Extract<EditFrameReply, { type: 'error' }>;

interface EditFrameState {
  /** Whether the frame hears what is sent to it. */
  isReady: boolean;
  /** Of what it shows, in pixels; null until it shows something. */
  height: number | null;
  /** To be called when code is sent: until something comes back, the last error stands. The same function always. */
  awaitReply(): void;
}

/**
 * Hears what the frame answers that runs edited code.
 * @param onRendered the same function always; called with true when the frame has something to show, and with false when it goes.
 * @param onError the same function always; called with null when the last error holds no longer.
 */
export function useEditFrameReplies(
  frame: RefObject<HTMLIFrameElement>,
  onRendered: (isRendered: boolean) => void,
  onError: (error: ErrorReply | null) => void,
): EditFrameState {
  const isAwaited = useRef(false);
  const [isReady, setReady] = useState(false);
  const [height, setHeight] = useState<number | null>(null);

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      const reply = source === frame.current?.contentWindow ? parseEditFrameReply(data) : null;
      if (reply?.type === 'ready') setReady(true);
      if (reply?.type === 'error') onError(reply);
      if (reply?.type === 'rendered') {
        setHeight(reply.height);
        // Later ones tell of another height only, and what an effect or a handler has thrown still holds.
        if (isAwaited.current) onError(null);
        onRendered(true);
      }
      if (reply && reply.type !== 'ready') isAwaited.current = false;
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      onRendered(false);
      onError(null);
    };
  }, [frame, onError, onRendered]);

  const awaitReply = useCallback(() => {
    isAwaited.current = true;
  }, []);
  return { isReady, height, awaitReply };
}
