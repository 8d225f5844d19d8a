import styled from 'styled-components';
import { useTranslate } from '../../i18n/I18nProvider';
import { useApiDisplay } from '../../preferences/useApiDisplay';
import { useCodePreferences } from '../../preferences/useCodePreferences';
import {
  apiDisplays,
  apiSections,
  codeStylings,
  codeVariants,
  type ApiSection,
} from '../../shared/preferences';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { SettingsSection } from './SettingsSection';

const Labelled = styled.div`
  display: grid;
  gap: var(--space-1);
  font: var(--type-small);
`;

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

function CodePreferences() {
  const translate = useTranslate();
  const { codeVariant, codeStyling, setCodeVariant, setCodeStyling } = useCodePreferences();
  return (
    <SettingsSection title={translate('settings.code')}>
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
    </SettingsSection>
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

function ApiDisplays() {
  const translate = useTranslate();
  return (
    <SettingsSection title={translate('settings.apiDisplay')}>
      {apiSections.map((section) => (
        <ApiSectionDisplay key={section} section={section} />
      ))}
    </SettingsSection>
  );
}

/** How code and API references are shown. */
export function CodeSettings() {
  return (
    <>
      <CodePreferences />
      <ApiDisplays />
    </>
  );
}
