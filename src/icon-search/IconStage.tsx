import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import type { IconColor, IconMarkup } from '../shared/icons';
import { useThemeState } from '../theme/ThemeProvider';
import { IconPicture } from './IconPicture';

/** Values of the prop `fontSize` of `SvgIcon` in pixels at the usual text size: `SvgIcon.js` of the installed package. */
const sizes = [
  ['small', 20],
  ['medium', 24],
  ['large', 35],
] as const;

const Stage = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-6);
  padding: var(--space-6);
  border: 1px solid var(--surface-3);
  border-radius: var(--radius-frame);
  background: var(--surface-1);
  @media (width < 30em) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }
`;

const Samples = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3) var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  font: var(--type-tiny);
  > li {
    display: grid;
    justify-items: center;
    gap: var(--space-1);
    min-inline-size: 3.5rem;
  }
  & + & {
    margin-block-start: var(--space-4);
  }
`;

interface SampleProps {
  name: string;
  children: ReactNode;
}

function Sample({ name, children }: SampleProps) {
  return (
    <li>
      {children}
      {name}
    </li>
  );
}

interface IconStageProps {
  markup: IconMarkup | undefined;
  colors: readonly IconColor[];
}

/** How the icon looks: large, and in each size and color. */
export function IconStage({ markup, colors }: IconStageProps) {
  const translate = useTranslate();
  const { paletteMode } = useThemeState();
  return (
    <Stage>
      <IconPicture markup={markup} size={96} />
      <div>
        <Samples aria-label={translate('icons.sizes')}>
          {sizes.map(([name, size]) => (
            <Sample key={name} name={name}>
              <IconPicture markup={markup} size={size} />
            </Sample>
          ))}
        </Samples>
        <Samples aria-label={translate('icons.colors')}>
          {colors.map(({ name, [paletteMode]: color }) => (
            <Sample key={name} name={name}>
              <span style={{ color, display: 'grid' }}>
                <IconPicture markup={markup} size={24} />
              </span>
            </Sample>
          ))}
        </Samples>
      </div>
    </Stage>
  );
}
