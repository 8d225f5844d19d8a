import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { track } from '../analytics/track';
import { useTranslate } from '../i18n/I18nProvider';
import {
  iconStyles,
  toComponentName,
  toImportLine,
  toSvg,
  type IconMarkup,
  type IconStyle,
} from '../shared/icons';
import { useThemeState } from '../theme/ThemeProvider';
import { Button, IconButton } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { Dialog } from '../ui/Dialog';
import { codePanelCss } from '../ui/codePanelCss';
import { PanelHead } from '../ui/PanelHead';
import { SegmentedControl } from '../ui/SegmentedControl';
import { IconPicture } from './IconPicture';

/** A value of the prop `color` of `SvgIcon` in each mode of the default theme. */
export interface IconColor {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/** Values of the prop `fontSize` of `SvgIcon` in pixels at the usual text size: `SvgIcon.js` of the installed package. */
const sizes = [
  ['small', 20],
  ['medium', 24],
  ['large', 35],
] as const;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding: var(--space-6);
`;

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

const Code = styled.div`
  ${codePanelCss}
`;

const Words = styled.div`
  > h3 {
    margin: 0 0 var(--space-2);
    font: var(--type-h4);
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
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

interface IconDialogProps {
  isOpen: boolean;
  /** The last one stays while the dialog closes; null before any was chosen. */
  icon: { name: string; style: IconStyle } | null;
  styles: readonly IconStyle[];
  markup: IconMarkup | undefined;
  colors: readonly IconColor[];
  /** Words for what the icon shows and means. */
  meanings: readonly string[];
  onChoose(component: string): void;
  onSearch(word: string): void;
  onClose(): void;
}

/** One icon: how it looks in sizes and colors, and what to take away. */
export function IconDialog(props: IconDialogProps) {
  const { isOpen, icon, styles, markup, colors, meanings, onChoose, onSearch, onClose } = props;
  const translate = useTranslate();
  const { paletteMode } = useThemeState();
  const titleId = useId();
  const component = icon ? toComponentName(icon.name, icon.style) : '';
  const onCopy = () => track('copy', { kind: 'code', trigger: 'click' });
  const copied = translate('code.copied');

  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={titleId}>
      <PanelHead>
        <h2 id={titleId}>
          <bdi>{component}</bdi>
        </h2>
        <IconButton icon="close" label={translate('icons.close')} onClick={onClose} />
      </PanelHead>
      {icon && (
        <Body>
          <SegmentedControl
            label={translate('icons.style')}
            value={icon.style}
            options={iconStyles
              .filter((style) => styles.includes(style))
              .map((value) => ({ value, label: translate(`icons.styles.${value}`) }))}
            onChange={(style) => onChoose(toComponentName(icon.name, style))}
          />
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
          <Code>
            <pre tabIndex={0} role="region" aria-label={translate('icons.code')}>
              <code>{`${toImportLine(component)}\n\n<${component} />`}</code>
            </pre>
            <div>
              <CopyButton
                label={translate('icons.copyImport')}
                copiedLabel={copied}
                getText={() => toImportLine(component)}
                onCopy={onCopy}
              />
              {markup !== undefined && (
                <CopyButton
                  label={translate('icons.copySvg')}
                  copiedLabel={copied}
                  getText={() => toSvg(markup)}
                  onCopy={onCopy}
                />
              )}
            </div>
          </Code>
          {meanings.length > 0 && (
            <Words>
              <h3>{translate('icons.meanings')}</h3>
              <ul>
                {meanings.map((word) => (
                  <li key={word}>
                    <Button isSmall onClick={() => onSearch(word)}>
                      {word}
                    </Button>
                  </li>
                ))}
              </ul>
            </Words>
          )}
        </Body>
      )}
    </Dialog>
  );
}
