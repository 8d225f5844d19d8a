import { useId } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../i18n/I18nProvider';
import { canKeepProducts } from '../../offline/productDownload';
import { IconButton } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { PanelHead } from '../../ui/PanelHead';
import { CodeSettings } from './CodeSettings';
import { OfflineProduct } from './OfflineProduct';
import { SettingsSection } from './SettingsSection';
import { ThemeSettings } from './ThemeSettings';

const Body = styled.div`
  display: grid;
  gap: var(--space-8);
  padding: var(--space-6);
`;

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
      <PanelHead>
        <h2 id={id}>{translate('settings.title')}</h2>
        <IconButton icon="close" label={translate('settings.close')} onClick={onClose} />
      </PanelHead>
      {/* Mounted when opened, so that what was chosen elsewhere meanwhile is read again. */}
      {isOpen && (
        <Body>
          <ThemeSettings />
          <CodeSettings />
          {product && canKeepProducts() && (
            <SettingsSection title={translate('settings.offline.title')}>
              <OfflineProduct key={product.id} productId={product.id} name={product.name} />
            </SettingsSection>
          )}
        </Body>
      )}
    </Dialog>
  );
}
