import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { DemoContainer, type DemoHandle } from '../demo/DemoContainer';
import { useDemos, type PlaygroundData } from '../demo/DemosContext';
import { useNear } from '../demo/useNear';
import { useTranslate } from '../i18n/I18nProvider';
import type { PlaygroundProps } from '../shared/liveIslands';
import { toPlaygroundName, toWrittenProps, type PlaygroundControl } from '../shared/playground';
import type { PlaygroundPlace } from '../shared/playgroundLayout';
import { PlaygroundActions } from './PlaygroundActions';
import { PlaygroundCode } from './PlaygroundCode';
import { countRows, PlaygroundControls } from './PlaygroundControls';
import { Frame } from './PlaygroundStyle';
import { SourceText } from './printJsx';
import { printPlayground, toPlaygroundSource } from './printPlayground';
import { usePlaygroundState } from './usePlaygroundState';
import { useShownProps } from './useShownProps';

/** A component with controls for its props; what the page asks for besides is in the data of the build. */
export function Playground({ of, wrap, height }: PlaygroundProps) {
  const playground = useDemos().playgrounds.get(of);
  return playground ? (
    <LoadedPlayground key={of} playground={playground} wrap={wrap} height={height} />
  ) : null;
}

/** They come from the build as JSON, whose shape is that of `src/shared/playground.ts`. */
function readData({ controls, fixedProps, codeProps }: PlaygroundData) {
  const sources = Object.entries(codeProps as Readonly<Record<string, string>>);
  return {
    controls: controls as unknown as readonly PlaygroundControl[],
    fixedProps: fixedProps as Readonly<Record<string, unknown>>,
    sourceProps: sources.map(([name, text]) => [name, new SourceText(text)] as const),
  };
}

interface LoadedPlaygroundProps extends PlaygroundPlace {
  playground: PlaygroundData;
}

function LoadedPlayground({ playground, wrap, height }: LoadedPlaygroundProps) {
  const { of, childrenHtml, html } = playground;
  const t = useTranslate();
  const stage = useRef<HTMLDivElement>(null);
  const component = useRef<DemoHandle>(null);
  const isNear = useNear(stage);
  const { controls, fixedProps, sourceProps } = useMemo(() => readData(playground), [playground]);
  const { state, change, reset, toLink } = usePlaygroundState(of, controls);
  const { props, store, forget } = useShownProps(controls, fixedProps, state, change);
  const printed = useMemo(() => {
    const fixed = [...Object.entries(fixedProps), ...sourceProps];
    const written = [...toWrittenProps(controls, state), ...fixed];
    return printPlayground(of, written, childrenHtml !== null);
  }, [of, controls, state, fixedProps, sourceProps, childrenHtml]);

  useEffect(() => {
    // Another choice may be one that works.
    component.current?.recover();
  }, [props]);

  return (
    <Frame
      aria-label={t('playground.region', { name: of })}
      data-wrap={wrap}
      style={{ '--rows': countRows(controls) } as CSSProperties}
    >
      <div className="panes">
        <div ref={stage} className="stage">
          <div style={height === undefined ? undefined : { minBlockSize: height }}>
            <DemoContainer
              ref={component}
              name={toPlaygroundName(of)}
              styling="System"
              html={html}
              isDrawnLate={html === ''}
              isAwake={isNear}
              props={store}
            />
          </div>
        </div>
        <PlaygroundControls of={of} controls={controls} state={state} onChange={change} />
      </div>
      <PlaygroundActions
        toCode={() => toPlaygroundSource(printed, childrenHtml)}
        toLink={toLink}
        onReset={() => {
          reset();
          forget();
          component.current?.reset();
        }}
      />
      <div className="code">
        <PlaygroundCode
          open={printed.open}
          close={printed.close}
          childrenHtml={childrenHtml}
          label={t('playground.code', { name: of })}
        />
      </div>
    </Frame>
  );
}
