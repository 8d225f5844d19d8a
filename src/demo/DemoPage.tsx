import { forwardRef, useImperativeHandle, useRef } from 'react';
import type { DemoHandle } from './DemoContainer';

interface DemoPageProps {
  /** `DemoRender.frameUrl`. */
  url: string;
  title: string;
  /** Pixels; without it the frame is as high as most phones in landscape. */
  height: number | undefined;
}

/** A demo in a frame, whose viewport is its own: for what asks how wide the window is or stands at its edge. */
export const DemoPage = forwardRef<DemoHandle, DemoPageProps>(function DemoPage(
  { url, title, height = 400 },
  ref,
) {
  const frame = useRef<HTMLIFrameElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      reset: () => frame.current?.contentWindow?.location.reload(),
      recover: () => undefined,
    }),
    [],
  );
  return (
    <iframe
      ref={frame}
      className="demo-page"
      src={url}
      title={title}
      loading="lazy"
      style={{ blockSize: height }}
    />
  );
});
