import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { DemoContainer, type DemoHandle } from '../demo/DemoContainer';
import { useDemos, type PlaygroundData } from '../demo/DemosContext';
import { toPlainCode } from '../demo/toPlainCode';
import { useNear } from '../demo/useNear';
import { useToolbarKeys } from '../demo/useToolbarKeys';
import { track } from '../analytics/track';
import { useTranslate } from '../i18n/I18nProvider';
import {
  toPlaygroundName,
  toPlaygroundProps,
  toWrittenProps,
  type PlaygroundControl,
  type PlaygroundValue,
} from '../shared/playground';
import { type PlaygroundPlace } from '../shared/playgroundLayout';
import { IconButton } from '../ui/Button';
import { useCopy } from '../ui/CopyButton';
import { PlaygroundCode } from './PlaygroundCode';
import { Frame } from './PlaygroundStyle';
import { printJsx, SourceText, toSource } from './printJsx';
import { PropControl } from './PropControl';
import { usePlaygroundState } from './usePlaygroundState';
import { usePropsStore } from './usePropsStore';

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
  const store = usePropsStore(props, follow);
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

  const [isCodeCopied, copyCode] = useCopy(t('playground.copied'));
  const [isLinkCopied, copyLink] = useCopy(t('playground.copied'));
  const { toolbar, getItemProps } = useToolbarKeys(['copy', 'link', 'reset']);

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
      <div className="actions" role="toolbar" aria-label={t('playground.actions')} {...toolbar}>
        <IconButton
          {...getItemProps('copy')}
          icon={isCodeCopied ? 'check' : 'copy'}
          label={t('playground.copy')}
          onClick={() =>
            void copyCode(toCode()).then(
              (done) => done && track('copy', { kind: 'playground', trigger: 'click' }),
            )
          }
        />
        <IconButton
          {...getItemProps('link')}
          icon={isLinkCopied ? 'check' : 'link'}
          label={t('playground.copyLink')}
          onClick={() =>
            void copyLink(toLink()).then(
              (done) => done && track('copy', { kind: 'link', trigger: 'click' }),
            )
          }
        />
        <IconButton
          {...getItemProps('reset')}
          icon="reset"
          label={t('playground.reset')}
          onClick={() => {
            reset();
            setDone({});
            component.current?.reset();
          }}
        />
      </div>
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
