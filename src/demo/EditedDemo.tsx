import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import { editFramePathname, readDemoLook, type EditFrameRequest } from '../shared/demoRuntime';
import { useDemos, type DemoVariantData } from './DemosContext';
import { stageCell } from './DemoStage';
import { parseEditFrameReply } from './parseEditFrameReply';
import { toPlainCode } from './toPlainCode';

/** After the last key; together with what running takes, edited code is seen within 300 ms. */
const restMilliseconds = 120;

export interface RunError {
  message: string;
  /** 1-based line of the edited code. */
  line?: number;
}

interface EditedDemoProps {
  name: string;
  title: string;
  variant: DemoVariantData;
  code: string;
  /** Whether it is shown in the place of the demo; before, it only gets ready. */
  isShown: boolean;
  /** Called with true when it has something to show, and with false when it goes. */
  onRendered(isRendered: boolean): void;
  /** Null when the code runs again. */
  onError(error: RunError | null): void;
}

/** The reader's own code in a frame that reaches nothing of the site: its origin is opaque. */
export function EditedDemo(props: EditedDemoProps) {
  const { name, title, variant, code, isShown, onRendered, onError } = props;
  const t = useTranslate();
  const { theme, byName } = useDemos();
  const isFramed = byName.get(name)?.renders.some(({ frameUrl }) => frameUrl !== null) ?? false;
  const frame = useRef<HTMLIFrameElement>(null);
  /** Whether nothing has come back yet of the code that was sent; until then the last error stands. */
  const isAwaited = useRef(false);
  const [isReady, setReady] = useState(false);
  const [height, setHeight] = useState<number | null>(null);
  const files = useMemo(
    () =>
      Object.fromEntries(
        (variant.code?.files ?? []).map(({ path, html }) => [path, toPlainCode(html)]),
      ),
    [variant],
  );

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
      if (reply?.type !== 'ready') isAwaited.current = false;
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      onRendered(false);
      onError(null);
    };
  }, [onError, onRendered]);

  useEffect(() => {
    if (!isReady) return undefined;
    // An opaque origin has no name to send to.
    const send = (request: EditFrameRequest) =>
      frame.current?.contentWindow?.postMessage(request, '*');
    const readLook = () => readDemoLook(frame.current ?? document.body);
    const timer = window.setTimeout(() => {
      const styling = variant.codeStyling;
      isAwaited.current = true;
      send({
        type: 'run',
        code,
        name,
        styling,
        theme: theme.get(),
        look: readLook(),
        isFramed,
        files,
      });
    }, restMilliseconds);
    // The page takes on the theme after it has told those who follow it.
    const stop = theme.subscribe(() =>
      requestAnimationFrame(() => send({ type: 'theme', theme: theme.get(), look: readLook() })),
    );
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [isReady, code, name, variant, theme, isFramed, files]);

  return (
    <iframe
      ref={frame}
      className="demo-edited"
      sandbox="allow-scripts"
      src={editFramePathname}
      title={t('demo.editedTitle', { title })}
      data-waiting={!isShown || undefined}
      tabIndex={isShown ? undefined : -1}
      // Beside a demo with a viewport of its own it has the same, and scrolls.
      style={{ gridArea: stageCell, blockSize: isFramed ? '100%' : (height ?? undefined) }}
    />
  );
}
