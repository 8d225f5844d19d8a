import { forwardRef, useImperativeHandle, useRef } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import { toDemoScope } from '../shared/demoRuntime';
import { type CodeStyling } from '../shared/preferences';
import { Button } from '../ui/Button';
import { useDemoMount } from './useDemoMount';

interface DemoContainerProps {
  name: string;
  styling: CodeStyling;
  /** What the server rendered. */
  html: string;
  /** Whether it shall come to life. */
  isAwake: boolean;
}

export interface DemoHandle {
  /** Starts the demo again with fresh state. */
  reset(): void;
}

/** One demo in one styling: the server's HTML, then the living demo in its place, or what went wrong. */
export const DemoContainer = forwardRef<DemoHandle, DemoContainerProps>(function DemoContainer(
  { name, styling, html, isAwake },
  ref,
) {
  const t = useTranslate();
  const container = useRef<HTMLDivElement>(null);
  const { error, isUnreachable, reset } = useDemoMount({ container, name, styling, isAwake });
  useImperativeHandle(ref, () => ({ reset }), [reset]);

  return (
    <>
      <div
        ref={container}
        className="demo-root"
        data-demo={toDemoScope(name, styling)}
        hidden={error !== null}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {error && (
        <div className="demo-failure" role="alert">
          <p>{t('demo.failed')}</p>
          <pre>{error.message}</pre>
          <Button $small onClick={reset}>
            {t('demo.resetDemo')}
          </Button>
        </div>
      )}
      {isUnreachable && (
        <div className="demo-unreachable" role="status">
          <p>{t('demo.unreachable')}</p>
          <Button $small onClick={reset}>
            {t('demo.tryAgain')}
          </Button>
        </div>
      )}
    </>
  );
});
