import styled, { css } from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { useApiDisplay } from '../preferences/useApiDisplay';
import { apiDisplays, type ApiSection } from '../shared/preferences';
import { chosenInForcedColors } from '../theme/chosenCss';

const chosen = css`
  background: var(--accent-surface);
  color: var(--text);
  box-shadow: inset 0 0 0 1px var(--accent);
  ${chosenInForcedColors}
`;

/** Which button looks chosen is said in CSS by the attribute that the boot script wrote, so nothing changes after hydration. */
const Group = styled.div<{ $section: ApiSection }>`
  display: flex;
  gap: 2px;
  padding: 2px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  html:not([data-js]) & {
    display: none;
  }
  > button {
    min-block-size: 1.75rem;
    padding: 0 var(--space-2);
    border: 0;
    border-radius: 0.375rem;
    background: transparent;
    color: var(--text-quiet);
    font: var(--type-tiny);
    cursor: pointer;
    &:hover {
      color: var(--text);
    }
  }
  ${({ $section }) =>
    apiDisplays.map(
      (display) => css`
        html[data-api-${$section}='${display}'] & > [data-display='${display}'] {
          ${chosen}
        }
      `,
    )}
`;

/** Chooses how one section is shown; the choice is kept. */
export function ApiDisplayToggle({ section }: { section: ApiSection }) {
  const translate = useTranslate();
  const [current, choose] = useApiDisplay(section);
  return (
    <Group
      className="screen-only"
      role="group"
      aria-label={translate('api.display')}
      $section={section}
    >
      {apiDisplays.map((display) => (
        <button
          key={display}
          type="button"
          data-display={display}
          aria-pressed={current === display}
          onClick={() => choose(display)}
        >
          {translate(`api.displays.${display}`)}
        </button>
      ))}
    </Group>
  );
}
