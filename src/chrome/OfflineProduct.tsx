import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLanguage, useTranslate } from '../i18n/I18nProvider';
import {
  fetchProductFiles,
  keepProduct,
  readKeptProduct,
  removeProduct,
} from '../offline/productDownload';
import type { ProductFiles } from '../shared/offlineProduct';
import { Button } from '../ui/Button';

const Bar = styled.progress`
  inline-size: 100%;
  block-size: 0.5rem;
  accent-color: var(--accent);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

type State =
  | { type: 'unknown' }
  | { type: 'absent'; hasFailed: boolean }
  | { type: 'loading'; bytes: number }
  | { type: 'kept'; isOutdated: boolean; bytes: number };

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
  const download = useRef<AbortController | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const [present, kept] = await Promise.all([
        fetchProductFiles(productId).catch(() => null),
        readKeptProduct(productId).catch(() => null),
      ]);
      if (!isCurrent) return;
      setList(present);
      const isOutdated = present !== null && JSON.stringify(present) !== JSON.stringify(kept);
      setState(
        kept
          ? { type: 'kept', isOutdated, bytes: kept.bytes }
          : { type: 'absent', hasFailed: false },
      );
    };
    void look();
    return () => {
      isCurrent = false;
      download.current?.abort();
    };
  }, [productId]);

  const toSize = (bytes: number) =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: 1,
    }).format(bytes / 1e6);

  const keep = async (files: ProductFiles) => {
    const before = state;
    const controller = new AbortController();
    download.current = controller;
    setState({ type: 'loading', bytes: 0 });
    try {
      await keepProduct(productId, files, {
        signal: controller.signal,
        onProgress: (bytes) => setState({ type: 'loading', bytes }),
      });
      setState({ type: 'kept', isOutdated: false, bytes: files.bytes });
    } catch {
      setState(
        before.type === 'kept' ? before : { type: 'absent', hasFailed: !controller.signal.aborted },
      );
    }
  };
  const remove = () => {
    void removeProduct(productId).then(() => setState({ type: 'absent', hasFailed: false }));
  };

  if (state.type === 'unknown') return <p>{translate('settings.offline.looking')}</p>;
  if (state.type === 'loading' && list) {
    return (
      <>
        <p id="offline-progress">
          {translate('settings.offline.progress', {
            done: toSize(state.bytes),
            size: toSize(list.bytes),
          })}
        </p>
        <Bar aria-labelledby="offline-progress" max={list.bytes} value={state.bytes} />
        <Actions>
          <Button $small onClick={() => download.current?.abort()}>
            {translate('settings.offline.cancel')}
          </Button>
        </Actions>
      </>
    );
  }
  if (state.type === 'kept') {
    return (
      <>
        <p role="status">
          {translate('settings.offline.kept', { name, size: toSize(state.bytes) })}
        </p>
        <Actions>
          {state.isOutdated && list && (
            <Button $small onClick={() => void keep(list)}>
              {translate('settings.offline.update')}
            </Button>
          )}
          <Button $small onClick={remove}>
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
      <Actions>
        <Button $small onClick={() => void keep(list)}>
          {translate('settings.offline.make', { name })}
        </Button>
      </Actions>
      <p role="status">
        {state.type === 'absent' && state.hasFailed && translate('settings.offline.failed')}
      </p>
    </>
  );
}
