import type { PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { parseWantedAddress, readKeptPathnames, toReadablePathname } from '../offline/keptPages';
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

/** Shown instead of a page that was never visited while there is no network. */
export default function OfflinePage({ location }: PageProps) {
  const translate = useTranslate();
  const [pathnames, setPathnames] = useState<string[]>([]);
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    void readKeptPathnames().then(setPathnames);
  }, []);
  useEffect(() => {
    const address = parseWantedAddress(location.search);
    setWanted(address);
    if (!address) return undefined;
    const goOn = () => window.location.replace(address);
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [location.search]);
  return (
    <Sheet>
      <h1>{translate('offline.title')}</h1>
      <p>{translate('offline.explanation')}</p>
      {wanted ? (
        <p>
          <a href={wanted}>{translate('offline.tryAgain', { page: toReadablePathname(wanted) })}</a>
        </p>
      ) : null}
      {pathnames.length > 0 ? (
        <>
          <h2>{translate('offline.available')}</h2>
          <ul>
            {pathnames.map((pathname) => (
              <li key={pathname}>
                <a href={pathname}>{toReadablePathname(pathname)}</a>
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
