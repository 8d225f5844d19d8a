import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { DemoContainer, type DemoHandle } from '../demo/DemoContainer';
import { useDemos, type PlaygroundData } from '../demo/DemosContext';
import { toPlainCode } from '../demo/toPlainCode';
import { useNear } from '../demo/useNear';
import { useTranslate } from '../i18n/I18nProvider';
import { toPlaygroundName, toWrittenProps, type PlaygroundControl } from '../shared/playground';
import { type PlaygroundPlace } from '../shared/playgroundLayout';
import { PlaygroundActions } from './PlaygroundActions';
import { PlaygroundCode } from './PlaygroundCode';
import { Frame } from './PlaygroundStyle';
import { printJsx, SourceText, toSource } from './printJsx';
import { PropControl } from './PropControl';
import { usePlaygroundState } from './usePlaygroundState';
import { useShownProps } from './useShownProps';

interface PlaygroundProps extends PlaygroundPlace {
  /** Name of the component. */
  of: string;
}

/** A component with controls for its props; what the page asks for besides is in the data of the build. */
export function Playground({ of, wrap, height }: PlaygroundProps) {
  const playground = useDemos().playgrounds.get(of);
  return playground ? (
    <LoadedPlayground playground={playground} wrap={wrap} height={height} />
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
  const { open, close } = useMemo(() => {
    const written: (readonly [string, unknown])[] = [
      ...toWrittenProps(controls, state),
      ...Object.entries(fixedProps),
      ...sourceProps,
    ];
    const children = written.find(([name]) => name === 'children')?.[1];
    return printJsx({
      name: of,
      props: written.filter(([name]) => name !== 'children'),
      children: typeof children === 'string' ? children : '',
      hasElements: childrenHtml !== null,
    });
  }, [of, controls, state, fixedProps, sourceProps, childrenHtml]);

  useEffect(() => {
    // Another choice may be one that works.
    component.current?.recover();
  }, [props]);

  const toCode = () => {
    const between = childrenHtml === null ? '' : toPlainCode(childrenHtml);
    const indented = between.replace(/^(?=.)/gm, '  ');
    return [toSource(open), indented, toSource(close)].filter((text) => text !== '').join('\n');
  };
  const toControl = (control: PlaygroundControl) => (
    <PropControl
      key={control.name}
      control={control}
      value={state.get(control.name)}
      onChange={(value) => change(control.name, value)}
    />
  );
  const common = controls.filter(({ isCommon }) => isCommon);
  const further = controls.filter(({ isCommon }) => !isCommon);
  const rows = common.length + (further.length > 0 ? 1 : 0);

  return (
    <Frame
      aria-label={t('playground.region', { name: of })}
      data-wrap={wrap}
      style={{ '--rows': rows } as CSSProperties}
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
        <div className="controls" role="group" aria-label={t('playground.controls', { name: of })}>
          {common.map(toControl)}
          {further.length > 0 && (
            <details>
              <summary>{t('playground.more')}</summary>
              {further.map(toControl)}
            </details>
          )}
        </div>
      </div>
      <PlaygroundActions
        toCode={toCode}
        toLink={toLink}
        onReset={() => {
          reset();
          forget();
          component.current?.reset();
        }}
      />
      <div className="code">
        <PlaygroundCode
          open={open}
          close={close}
          childrenHtml={childrenHtml}
          label={t('playground.code', { name: of })}
        />
      </div>
    </Frame>
  );
}
