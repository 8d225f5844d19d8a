import type { PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { PlainPage } from '../chrome/PlainPage';
import { useTranslate } from '../i18n/I18nProvider';
import { parseWantedAddress, readKeptPathnames, toReadablePathname } from '../offline/keptPages';
import { PageHead } from '../templates/PageHead';

/** A link that shows where it leads, which may be longer than a phone is wide. */
const AddressLink = styled.a`
  overflow-wrap: anywhere;
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
    <PlainPage title={translate('offline.title')} description={translate('offline.explanation')}>
      {wanted ? (
        <p>
          <AddressLink href={wanted}>
            {translate('offline.tryAgain', { page: toReadablePathname(wanted) })}
          </AddressLink>
        </p>
      ) : null}
      {pathnames.length > 0 ? (
        <>
          <h2>{translate('offline.available')}</h2>
          <ul>
            {pathnames.map((pathname) => (
              <li key={pathname}>
                <AddressLink href={pathname}>{toReadablePathname(pathname)}</AddressLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </PlainPage>
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
