import { useTranslate } from '../i18n/I18nProvider';
import { modeSettings } from '../shared/preferences';
import { useModeSetting } from '../theme/ThemeProvider';
import { toButtonClass } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Menu } from '../ui/Menu';

/** Light, dark or as the system has it. Which picture is seen is said in CSS, so it is right before the page is hydrated. */
export function ModeMenu() {
  const translate = useTranslate();
  const [mode, setMode] = useModeSetting();
  const label = translate('settings.mode');
  return (
    <Menu
      label={label}
      align="end"
      trigger={
        <button
          type="button"
          aria-label={label}
          title={label}
          data-action="mode"
          className={toButtonClass('quiet', 'square')}
        >
          <Icon name="sun" className="only-light-mode" />
          <Icon name="moon" className="only-dark-mode" />
        </button>
      }
      actions={modeSettings.map((setting) => ({
        id: setting,
        label: translate(`settings.modes.${setting}`),
        checked: mode === setting,
        onSelect: () => setMode(setting),
      }))}
    />
  );
}
