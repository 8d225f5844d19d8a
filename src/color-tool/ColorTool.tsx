import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { track } from '../analytics/track';
import { useTranslate } from '../i18n/I18nProvider';
import { useAddressState } from '../preferences/useAddressState';
import { defaultPaletteColors } from '../shared/defaultPaletteColors';
import { Button } from '../ui/Button';
import { codePanelCss } from '../ui/codePanelCss';
import { ColorField } from '../ui/ColorField';
import { CopyButton } from '../ui/CopyButton';
import { SegmentedControl } from '../ui/SegmentedControl';
import { parseColorAddress, toColorQuery } from './colorAddress';
import { HueList } from './HueList';
import { hues } from './hues';
import { Tones } from './Tones';
import { toThemeCode, type ChosenColors } from './toThemeCode';

const Root = styled.section`
  max-inline-size: var(--page-width);
  margin-block: var(--space-4) var(--space-8);
`;

const Colors = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
  gap: var(--space-6);
  > div {
    display: grid;
    align-content: start;
    gap: var(--space-3);
  }
  html:not([data-js]) & .field {
    display: none;
  }
`;

const Code = styled.div`
  ${codePanelCss}
  margin-block: var(--space-6);
  > pre {
    /* Nine lines: a theme without hues has one less. */
    min-block-size: calc(9 * 1.375rem + 2 * var(--space-4));
  }
  html:not([data-js]) & > div {
    display: none;
  }
`;

const Target = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  margin-block-end: var(--space-4);
  font: var(--type-small);
  html:not([data-js]) & {
    display: none;
  }
`;

const names = ['primary', 'secondary'] as const;

/** Two colors of a palette, typed, picked or taken from the hues of the library: what it makes of them, and the code. */
export function ColorTool() {
  const translate = useTranslate();
  const [colors, change] = useAddressState(defaultPaletteColors, parseColorAddress, toColorQuery);
  const [target, setTarget] = useState<keyof ChosenColors>('primary');
  const onChoose = useCallback((color: string) => change({ [target]: color }), [change, target]);

  return (
    <Root aria-label={translate('colorTool.region')}>
      <Colors>
        {names.map((name) => (
          <div key={name} role="group" aria-label={translate(`settings.${name}`)}>
            <div className="field screen-only">
              <ColorField
                label={translate(`settings.${name}`)}
                value={colors[name]}
                defaultValue={defaultPaletteColors[name]}
                onChange={(color) => change({ [name]: color })}
              />
            </div>
            <Tones main={colors[name]} />
          </div>
        ))}
      </Colors>
      <Code>
        <pre tabIndex={0} role="region" aria-label={translate('colorTool.code')}>
          <code>{toThemeCode(colors)}</code>
        </pre>
        <div className="screen-only">
          <CopyButton
            label={translate('colorTool.copy')}
            copiedLabel={translate('code.copied')}
            getText={() => toThemeCode(colors)}
            onCopy={() => track('copy', { kind: 'theme', trigger: 'click' })}
          />
          <Button isSmall onClick={() => change(defaultPaletteColors)}>
            {translate('settings.resetColors')}
          </Button>
        </div>
      </Code>
      <Target className="screen-only">
        <span aria-hidden="true">{translate('colorTool.target')}</span>
        <SegmentedControl
          label={translate('colorTool.target')}
          value={target}
          options={names.map((value) => ({ value, label: translate(`settings.${value}`) }))}
          onChange={setTarget}
        />
      </Target>
      {hues.map((hue) => (
        <HueList key={hue.name} hue={hue} chosen={colors[target]} onChoose={onChoose} />
      ))}
    </Root>
  );
}
