import { track } from '../../analytics/track';
import { useTranslate } from '../../i18n/I18nProvider';
import { reloadIfOutdated } from '../../offline/reloadIfOutdated';
import { defaultPaletteColors } from '../../shared/defaultPaletteColors';
import { modeSettings, spacingRange, type PaletteColors } from '../../shared/preferences';
import { applyPaletteVariables } from '../../theme/applyPaletteVariables';
import { useModeSetting, useThemeDispatch, useThemeState } from '../../theme/ThemeProvider';
import { Button, IconButton } from '../../ui/Button';
import { ColorField } from '../../ui/ColorField';
import { CopyButton } from '../../ui/CopyButton';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { Switch } from '../../ui/Switch';
import { SettingsRow, SettingsSection } from './SettingsSection';
import { toJoyThemeCode, toMaterialThemeCode } from './toThemeCode';

function ModeAndDirection() {
  const translate = useTranslate();
  const [mode, setMode] = useModeSetting();
  const { direction } = useThemeState();
  const dispatch = useThemeDispatch();
  return (
    <>
      <SettingsSection title={translate('settings.mode')}>
        <SegmentedControl
          label={translate('settings.mode')}
          value={mode}
          options={modeSettings.map((value) => ({
            value,
            label: translate(`settings.modes.${value}`),
          }))}
          onChange={setMode}
        />
      </SettingsSection>
      <SettingsSection title={translate('settings.direction')}>
        <SegmentedControl
          label={translate('settings.direction')}
          value={direction}
          options={(['ltr', 'rtl'] as const).map((value) => ({
            value,
            label: translate(`settings.directions.${value}`),
          }))}
          onChange={(value) => dispatch({ type: 'CHANGE', payload: { direction: value } })}
        />
      </SettingsSection>
    </>
  );
}

function Density() {
  const translate = useTranslate();
  const { dense, spacing } = useThemeState();
  const dispatch = useThemeDispatch();
  return (
    <SettingsSection title={translate('settings.density')}>
      <Switch
        label={translate('settings.dense')}
        checked={dense}
        onChange={(payload) => dispatch({ type: 'SET_DENSE', payload })}
      />
      <SettingsRow role="group" aria-label={translate('settings.spacing')}>
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
      </SettingsRow>
      <SettingsRow>
        <Button isSmall onClick={() => dispatch({ type: 'RESET_DENSITY' })}>
          {translate('settings.resetDensity')}
        </Button>
      </SettingsRow>
    </SettingsSection>
  );
}

function Colors() {
  const translate = useTranslate();
  const { paletteColors } = useThemeState();
  const dispatch = useThemeDispatch();
  const showColors = (colors: PaletteColors) => {
    applyPaletteVariables(colors).catch(() => void reloadIfOutdated());
  };
  return (
    <SettingsSection title={translate('settings.colors')}>
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
      <SettingsRow>
        <Button
          isSmall
          onClick={() => {
            dispatch({ type: 'RESET_COLORS' });
            showColors({});
          }}
        >
          {translate('settings.resetColors')}
        </Button>
      </SettingsRow>
    </SettingsSection>
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
    <SettingsSection title={translate('settings.themeCode')}>
      <p>{translate('settings.themeCodeNote')}</p>
      <SettingsRow>
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
      </SettingsRow>
    </SettingsSection>
  );
}

/** How pages and demos look. */
export function ThemeSettings() {
  return (
    <>
      <ModeAndDirection />
      <Density />
      <Colors />
      <ThemeCode />
    </>
  );
}
