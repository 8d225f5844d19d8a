import { useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useLanguage, useTranslate } from '../../i18n/I18nProvider';
import { fetchProductFiles, readKeptProduct, removeProduct } from '../../offline/productDownload';
import {
  cancelDownload,
  forgetFailedDownload,
  readRunningDownload,
  startDownload,
  subscribeToDownload,
} from '../../offline/runningDownload';
import type { ProductFiles } from '../../shared/offlineProduct';
import { Button } from '../../ui/Button';

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

type State = { type: 'unknown' } | { type: 'absent' } | { type: 'kept'; kept: ProductFiles };

interface OfflineProductProps {
  productId: string;
  name: string;
}

/** Keeps one product for reading without a network, and says what that takes. */
export function OfflineProduct({ productId, name }: OfflineProductProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [list, setList] = useState<ProductFiles | null>(null);
  const [state, setState] = useState<State>({ type: 'unknown' });
  const download = useSyncExternalStore(subscribeToDownload, readRunningDownload, () => null);
  const own = download?.productId === productId ? download : null;
  const isRunning = own !== null && !own.hasFailed;

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const [present, kept] = await Promise.all([
        fetchProductFiles(productId).catch(() => null),
        readKeptProduct(productId).catch(() => null),
      ]);
      if (!isCurrent) return;
      setList(present);
      setState(kept ? { type: 'kept', kept } : { type: 'absent' });
    };
    void look();
    return () => {
      isCurrent = false;
    };
    // Looked at again when a download begins and ends.
  }, [productId, isRunning]);

  const toSize = (bytes: number) =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: 1,
    }).format(bytes / 1e6);

  const remove = () => {
    void removeProduct(productId).then(() => {
      forgetFailedDownload();
      setState({ type: 'absent' });
    });
  };
  const toKeepButton = (files: ProductFiles, label: string) => (
    <Button isSmall onClick={() => void startDownload(productId, files)}>
      {label}
    </Button>
  );

  if (state.type === 'unknown') return <p>{translate('settings.offline.looking')}</p>;
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
  if (state.type === 'kept') {
    const { kept } = state;
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
        <p role="status">{own?.hasFailed && translate('settings.offline.updateFailed')}</p>
      </>
    );
  }
  if (!list) return <p>{translate('settings.offline.unreachable')}</p>;
  return (
    <>
      <p>{translate('settings.offline.note', { name, size: toSize(list.bytes) })}</p>
      <Actions>{toKeepButton(list, translate('settings.offline.make', { name }))}</Actions>
      <p role="status">{own?.hasFailed && translate('settings.offline.failed')}</p>
    </>
  );
}
