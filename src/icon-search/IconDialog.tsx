import { useId } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import {
  iconStyles,
  toComponentName,
  type IconColor,
  type IconMarkup,
  type IconStyle,
} from '../shared/icons';
import { IconButton } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { PanelHead } from '../ui/PanelHead';
import { SegmentedControl } from '../ui/SegmentedControl';
import { IconCode } from './IconCode';
import { IconMeanings } from './IconMeanings';
import { IconStage } from './IconStage';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding: var(--space-6);
`;

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
  const titleId = useId();
  const component = icon ? toComponentName(icon.name, icon.style) : '';

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
          <IconStage markup={markup} colors={colors} />
          <IconCode component={component} markup={markup} />
          {meanings.length > 0 && <IconMeanings meanings={meanings} onSearch={onSearch} />}
        </Body>
      )}
    </Dialog>
  );
}
