import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { PageHead } from '../templates/PageHead';

const Sheet = styled.div`
  max-inline-size: var(--text-width);
  margin-inline: auto;
  padding: var(--space-12) var(--space-6);
  h1 {
    font: var(--type-h1);
  }
  h2 {
    font: var(--type-h2);
  }
  li {
    margin-block: var(--space-2);
  }
`;

/** Pathnames of the pages that the service worker has kept, in the order of the alphabet. */
async function readKeptPathnames(): Promise<string[]> {
  if (!('caches' in window)) return [];
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const pathnames = requests.flat().map(({ url }) => new URL(url).pathname);
  return [...new Set(pathnames)].filter((pathname) => pathname.endsWith('/')).sort();
}

/** Shown instead of a page that was never visited while there is no network. */
export default function OfflinePage() {
  const translate = useTranslate();
  const [pathnames, setPathnames] = useState<string[]>([]);
  useEffect(() => {
    readKeptPathnames()
      .then(setPathnames)
      .catch(() => setPathnames([]));
  }, []);
  return (
    <Sheet>
      <h1>{translate('offline.title')}</h1>
      <p>{translate('offline.explanation')}</p>
      {pathnames.length > 0 ? (
        <>
          <h2>{translate('offline.available')}</h2>
          <ul>
            {pathnames.map((pathname) => (
              <li key={pathname}>
                <a href={pathname}>{decodeURI(pathname)}</a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Sheet>
  );
}

export function Head() {
  return (
    <PageHead
      pathname="/offline/"
      title="Offline"
      description="There is no network, and this page was not kept by an earlier visit."
      isHidden
    />
  );
}
