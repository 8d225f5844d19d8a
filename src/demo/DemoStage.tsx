import { forwardRef, useImperativeHandle, useRef, type CSSProperties, type ReactNode } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import type { CodeStyling } from '../shared/preferences';
import { DemoContainer, type DemoHandle } from './DemoContainer';
import { DemoPage } from './DemoPage';
import type { DemoData } from './DemosContext';
import { toAskedStylings } from './useDemoView';
import { useNear } from './useNear';

export interface StageHandle {
  /** Starts the demo that is shown again. */
  reset(): void;
  /** Puts the focus before the first thing in the demo. */
  focusStart(): void;
}

interface DemoStageProps {
  demo: DemoData;
  title: string;
  codeStyling: CodeStyling;
  /** Pixels. */
  height: number | undefined;
  /** What stands in the place of the demo, if anything does. */
  replacement: ReactNode;
  /** Whether the replacement is what is seen. */
  isReplaced: boolean;
}

/** Grid area of the demo and of what replaces it, which are in the same place. */
export const stageCell = '1 / 1 / 2 / 2';

/**
 * How a demo waits while something else is in its place: as wide as before, because a living one may measure itself, and out of reach. In a frame
 * its height is what the page says, and keeps the room for both.
 */
function toReplacedStyle(isFramed: boolean): CSSProperties {
  const hidden = { gridArea: stageCell, visibility: 'hidden' } as const;
  return isFramed ? hidden : { ...hidden, blockSize: 0, overflow: 'hidden' };
}

/** A data grid draws nothing before it has measured its place. */
function hasDataGrid({ variants }: DemoData): boolean {
  return variants.some(({ dependencies }) =>
    dependencies.some((dependency) => dependency.name === '@mui/x-data-grid'),
  );
}

/** Where a demo stands, in all its stylings, of which one is seen. */
export const DemoStage = forwardRef<StageHandle, DemoStageProps>(function DemoStage(
  { demo, title, codeStyling, height, replacement, isReplaced },
  ref,
) {
  const t = useTranslate();
  const stage = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLDivElement>(null);
  const shown = useRef<DemoHandle>(null);
  const isNear = useNear(stage);

  useImperativeHandle(
    ref,
    () => ({
      reset: () => shown.current?.reset(),
      focusStart: () => start.current?.focus({ preventScroll: true }),
    }),
    [],
  );

  return (
    <div
      ref={stage}
      className="demo-stage"
      style={height === undefined ? undefined : { minBlockSize: height }}
    >
      <div
        ref={start}
        className="demo-start"
        role="group"
        tabIndex={-1}
        aria-label={t('demo.focusTarget')}
      />
      {demo.renders.map((render) => (
        <div
          key={render.codeStyling}
          className="demo-styling"
          data-for-stylings={toAskedStylings(demo, render.codeStyling)}
          // React 18 does not know it.
          {...(isReplaced && { inert: '' })}
          style={isReplaced ? toReplacedStyle(render.frameUrl !== null) : undefined}
        >
          {render.frameUrl === null ? (
            <DemoContainer
              ref={render.codeStyling === codeStyling ? shown : undefined}
              name={demo.name}
              styling={render.codeStyling}
              html={render.html}
              isDrawnLate={hasDataGrid(demo)}
              isAwake={isNear && render.codeStyling === codeStyling}
            />
          ) : (
            <DemoPage
              ref={render.codeStyling === codeStyling ? shown : undefined}
              url={render.frameUrl}
              title={title}
              height={height}
            />
          )}
        </div>
      ))}
      {replacement}
    </div>
  );
});
