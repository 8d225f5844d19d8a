import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useLanguage, useTranslate } from '../../i18n/I18nProvider';
import {
  cancelDownload,
  readRunningDownload,
  startDownload,
  subscribeToDownload,
} from '../../offline/runningDownload';
import type { ProductFiles } from '../../shared/offlineProduct';
import { Button } from '../../ui/Button';
import { useProductFiles } from './useProductFiles';

const Bar = styled.progress`
  inline-size: 100%;
  block-size: 0.5rem;
  accent-color: var(--accent);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  > button {
    white-space: normal;
  }
`;

function toMegabytes(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1e6);
}

interface OfflineProductProps {
  productId: string;
  name: string;
}

/** Keeps one product for reading without a network, and says what that takes. */
export function OfflineProduct({ productId, name }: OfflineProductProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const download = useSyncExternalStore(subscribeToDownload, readRunningDownload, () => null);
  const own = download?.productId === productId ? download : null;
  const isRunning = own !== null && !own.hasFailed;
  const { list, kept, remove } = useProductFiles(productId, isRunning);

  const toSize = (bytes: number) => toMegabytes(bytes, language);
  const toKeepButton = (files: ProductFiles, label: string) => (
    <Button isSmall onClick={() => void startDownload(productId, files)}>
      {label}
    </Button>
  );

  // One component for all that can be seen: from one to the next the button that has the focus keeps it.
  const toState = () => {
    if (kept === undefined) return <p>{translate('settings.offline.looking')}</p>;
    if (isRunning && list) {
      return (
        <>
          <p id="offline-progress">
            {translate('settings.offline.progress', {
              done: toSize(own.bytes),
              size: toSize(list.bytes),
            })}
          </p>
          <Bar aria-labelledby="offline-progress" max={list.bytes} value={own.bytes} />
          <Actions>
            <Button isSmall onClick={cancelDownload}>
              {translate('settings.offline.cancel')}
            </Button>
          </Actions>
        </>
      );
    }
    if (kept) {
      const isOutdated = list !== null && JSON.stringify(list) !== JSON.stringify(kept);
      return (
        <>
          <p role="status">
            {translate('settings.offline.kept', { name, size: toSize(kept.bytes) })}
          </p>
          <Actions>
            {isOutdated && toKeepButton(list, translate('settings.offline.update'))}
            <Button isSmall onClick={remove}>
              {translate('settings.offline.remove')}
            </Button>
          </Actions>
        </>
      );
    }
    if (!list) return <p>{translate('settings.offline.unreachable')}</p>;
    return (
      <>
        <p>{translate('settings.offline.note', { name, size: toSize(list.bytes) })}</p>
        <Actions>{toKeepButton(list, translate('settings.offline.make', { name }))}</Actions>
      </>
    );
  };

  return (
    <>
      {toState()}
      {/* There before it has something to say, without which it is not announced. */}
      <p role="status">
        {own?.hasFailed &&
          translate(kept ? 'settings.offline.updateFailed' : 'settings.offline.failed')}
      </p>
    </>
  );
}
