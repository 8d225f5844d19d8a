import { forwardRef, useImperativeHandle, useRef } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import { toDemoScope, type DemoPropsStore } from '../shared/demoRuntime';
import type { CodeStyling } from '../shared/preferences';
import { Button } from '../ui/Button';
import { useDemoMount } from './useDemoMount';

interface DemoContainerProps {
  name: string;
  styling: CodeStyling;
  /** What the server rendered. */
  html: string;
  /** Whether a part of it is drawn in the browser only, as a data grid is. */
  isDrawnLate: boolean;
  /** Whether it shall come to life. */
  isAwake: boolean;
  /** Given for a playground. */
  props?: DemoPropsStore;
}

export interface DemoHandle {
  /** Starts the demo again with fresh state. */
  reset(): void;
  /** Starts it again if it has stopped with an error. */
  recover(): void;
}

/** One demo in one styling: the server's HTML, then the living demo in its place, or what went wrong. */
export const DemoContainer = forwardRef<DemoHandle, DemoContainerProps>(function DemoContainer(
  { name, styling, html, isDrawnLate, isAwake, props },
  ref,
) {
  const t = useTranslate();
  const container = useRef<HTMLDivElement>(null);
  const { error, isUnreachable, reset } = useDemoMount({
    container,
    name,
    styling,
    isAwake,
    props,
  });
  const hasFailed = error !== null;
  useImperativeHandle(
    ref,
    () => ({
      reset,
      recover() {
        if (hasFailed) reset();
      },
    }),
    [reset, hasFailed],
  );

  return (
    <>
      {isDrawnLate && (
        <noscript>
          <p>{t('demo.needsScript')}</p>
        </noscript>
      )}
      <div
        ref={container}
        className="demo-root"
        data-demo={toDemoScope(name, styling)}
        hidden={hasFailed}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {error && (
        <div className="demo-failure" role="alert">
          <p>{t('demo.failed')}</p>
          <pre>{error.message}</pre>
          <Button isSmall onClick={reset}>
            {t('demo.resetDemo')}
          </Button>
        </div>
      )}
      {isUnreachable && (
        <div className="demo-unreachable" role="status">
          <p>{t('demo.unreachable')}</p>
          <Button isSmall onClick={reset}>
            {t('demo.tryAgain')}
          </Button>
        </div>
      )}
    </>
  );
});
