import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { track } from '../analytics/track';
import { useTranslate } from '../i18n/I18nProvider';
import { canKeepProducts } from '../offline/productDownload';
import { reloadIfOutdated } from '../offline/reloadIfOutdated';
import { useCodePreferences } from '../preferences/useCodePreferences';
import { useApiDisplay } from '../preferences/useApiDisplay';
import {
  apiDisplays,
  apiSections,
  codeStylings,
  codeVariants,
  modeSettings,
  spacingRange,
  type ApiSection,
  type PaletteColors,
} from '../shared/preferences';
import { applyPaletteVariables } from '../theme/applyPaletteVariables';
import { useModeSetting, useThemeDispatch, useThemeState } from '../theme/ThemeProvider';
import { Button, IconButton } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { Dialog } from '../ui/Dialog';
import { SegmentedControl } from '../ui/SegmentedControl';
import { Switch } from '../ui/Switch';
import { ColorField } from '../ui/ColorField';
import { OfflineProduct } from './OfflineProduct';
import { toJoyThemeCode, toMaterialThemeCode } from './toThemeCode';

const Head = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: var(--header-height);
  padding-inline: var(--space-6) var(--space-2);
  border-block-end: 1px solid var(--line);
  background: var(--surface-0);
  > h2 {
    margin: 0;
    font: var(--type-h3);
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-8);
  padding: var(--space-6);
`;

const Part = styled.section`
  display: grid;
  gap: var(--space-3);
  > h3 {
    margin: 0;
    font: var(--type-h4);
  }
  > p {
    margin: 0;
    color: var(--text-quiet);
    font: var(--type-tiny);
  }
`;

const Labelled = styled.div`
  display: grid;
  gap: var(--space-1);
  font: var(--type-small);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  font: var(--type-small);
  > output {
    min-inline-size: 3rem;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  > :first-child {
    margin-inline-end: auto;
  }
`;

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Part>
  );
}

function ModeAndDirection() {
  const translate = useTranslate();
  const [mode, setMode] = useModeSetting();
  const { direction } = useThemeState();
  const dispatch = useThemeDispatch();
  return (
    <>
      <Section title={translate('settings.mode')}>
        <SegmentedControl
          label={translate('settings.mode')}
          value={mode}
          options={modeSettings.map((value) => ({
            value,
            label: translate(`settings.modes.${value}`),
          }))}
          onChange={setMode}
        />
      </Section>
      <Section title={translate('settings.direction')}>
        <SegmentedControl
          label={translate('settings.direction')}
          value={direction}
          options={(['ltr', 'rtl'] as const).map((value) => ({
            value,
            label: translate(`settings.directions.${value}`),
          }))}
          onChange={(value) => dispatch({ type: 'CHANGE', payload: { direction: value } })}
        />
      </Section>
    </>
  );
}

function Density() {
  const translate = useTranslate();
  const { dense, spacing } = useThemeState();
  const dispatch = useThemeDispatch();
  return (
    <Section title={translate('settings.density')}>
      <Switch
        label={translate('settings.dense')}
        checked={dense}
        onChange={(payload) => dispatch({ type: 'SET_DENSE', payload })}
      />
      <Row role="group" aria-label={translate('settings.spacing')}>
        <span>{translate('settings.spacing')}</span>
        <IconButton
          icon="minus"
          look="outlined"
          label={translate('settings.decreaseSpacing')}
          disabled={spacing <= spacingRange.min}
          onClick={() => dispatch({ type: 'DECREASE_SPACING' })}
        />
        <output>{spacing} px</output>
        <IconButton
          icon="plus"
          look="outlined"
          label={translate('settings.increaseSpacing')}
          disabled={spacing >= spacingRange.max}
          onClick={() => dispatch({ type: 'INCREASE_SPACING' })}
        />
      </Row>
      <Row>
        <Button isSmall onClick={() => dispatch({ type: 'RESET_DENSITY' })}>
          {translate('settings.resetDensity')}
        </Button>
      </Row>
    </Section>
  );
}

/** Main colours of the default palettes of `@mui/material` 5.14.18 in light mode (`createPalette`). */
const defaultPaletteColors = { primary: '#1976d2', secondary: '#9c27b0' } as const;

function Colors() {
  const translate = useTranslate();
  const { paletteColors } = useThemeState();
  const dispatch = useThemeDispatch();
  const showColors = (colors: PaletteColors) => {
    applyPaletteVariables(colors).catch(() => void reloadIfOutdated());
  };
  return (
    <Section title={translate('settings.colors')}>
      <p>{translate('settings.colorsNote')}</p>
      {(['primary', 'secondary'] as const).map((name) => (
        <ColorField
          key={name}
          label={translate(`settings.${name}`)}
          value={paletteColors[name]}
          defaultValue={defaultPaletteColors[name]}
          onChange={(color) => {
            const next = { ...paletteColors, [name]: color };
            dispatch({ type: 'CHANGE', payload: { paletteColors: next } });
            showColors(next);
          }}
        />
      ))}
      <Row>
        <Button
          isSmall
          onClick={() => {
            dispatch({ type: 'RESET_COLORS' });
            showColors({});
          }}
        >
          {translate('settings.resetColors')}
        </Button>
      </Row>
    </Section>
  );
}

function reportCopy(): void {
  track('copy', { kind: 'theme', trigger: 'click' });
}

function ThemeCode() {
  const translate = useTranslate();
  const state = useThemeState();
  const copied = translate('code.copied');
  return (
    <Section title={translate('settings.themeCode')}>
      <p>{translate('settings.themeCodeNote')}</p>
      <Row>
        <CopyButton
          getText={() => toMaterialThemeCode(state)}
          label={translate('settings.copyMaterialTheme')}
          copiedLabel={copied}
          onCopy={reportCopy}
        />
        <CopyButton
          getText={() => toJoyThemeCode(state)}
          label={translate('settings.copyJoyTheme')}
          copiedLabel={copied}
          onCopy={reportCopy}
        />
      </Row>
    </Section>
  );
}

interface LabelledChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
}

/** A choice with its name above it. */
function LabelledChoice<Value extends string>(props: LabelledChoiceProps<Value>) {
  return (
    <Labelled>
      <span aria-hidden="true">{props.label}</span>
      <SegmentedControl {...props} />
    </Labelled>
  );
}

function Code() {
  const translate = useTranslate();
  const { codeVariant, codeStyling, setCodeVariant, setCodeStyling } = useCodePreferences();
  return (
    <Section title={translate('settings.code')}>
      <LabelledChoice
        label={translate('settings.codeVariant')}
        value={codeVariant}
        options={codeVariants.map((value) => ({
          value,
          label: translate(`settings.codeVariants.${value}`),
        }))}
        onChange={setCodeVariant}
      />
      <LabelledChoice
        label={translate('settings.codeStyling')}
        value={codeStyling}
        options={codeStylings.map((value) => ({
          value,
          label: translate(`settings.codeStylings.${value}`),
        }))}
        onChange={setCodeStyling}
      />
    </Section>
  );
}

function ApiSectionDisplay({ section }: { section: ApiSection }) {
  const translate = useTranslate();
  const [display, setDisplay] = useApiDisplay(section);
  return (
    <LabelledChoice
      label={translate(`settings.apiSections.${section}`)}
      value={display}
      options={apiDisplays.map((value) => ({
        value,
        label: translate(`settings.apiDisplays.${value}`),
      }))}
      onChange={setDisplay}
    />
  );
}

function Api() {
  const translate = useTranslate();
  return (
    <Section title={translate('settings.apiDisplay')}>
      {apiSections.map((section) => (
        <ApiSectionDisplay key={section} section={section} />
      ))}
    </Section>
  );
}

export interface SettingsDrawerProps {
  /** Product of the page; null on pages about the site. */
  product: { id: string; name: string } | null;
  isOpen: boolean;
  onClose(): void;
}

/** Everything that a reader can choose, in one place; each choice holds at once and is kept. */
export function SettingsDrawer({ product, isOpen, onClose }: SettingsDrawerProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={id} placement="end">
      <Head>
        <h2 id={id}>{translate('settings.title')}</h2>
        <IconButton icon="close" label={translate('settings.close')} onClick={onClose} />
      </Head>
      {/* Mounted when opened, so that what was chosen elsewhere meanwhile is read again. */}
      {isOpen && (
        <Body>
          <ModeAndDirection />
          <Density />
          <Colors />
          <ThemeCode />
          <Code />
          <Api />
          {product && canKeepProducts() && (
            <Section title={translate('settings.offline.title')}>
              <OfflineProduct key={product.id} productId={product.id} name={product.name} />
            </Section>
          )}
        </Body>
      )}
    </Dialog>
  );
}
