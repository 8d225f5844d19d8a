import type { ReactNode } from 'react';
import { track } from '../analytics/track';
import { SiteChrome } from '../chrome/SiteChrome';
import { SearchButton } from '../search/SearchButton';
import type { SearchEvent } from '../search/SearchEvent';
import type { PageContext } from '../shared/pageContext';

interface SitePageProps {
  context: Partial<PageContext>;
  location: { pathname: string; hash?: string };
  children: ReactNode;
}

function trackSearch(event: SearchEvent): void {
  if (event.type === 'open') {
    track('search_open', { trigger: event.by === 'button' ? 'button' : 'keyboard' });
  } else if (event.type === 'select') {
    track('search_choose', {
      position: event.position,
      pathname: event.href.replace(/[?#].*$/s, ''),
    });
  } else track('search_no_result', { query: event.query });
}

/** Every page in its frame, with search in the header. */
export function SitePage({ context, location, children }: SitePageProps) {
  return (
    <SiteChrome
      context={context}
      location={location}
      search={
        <SearchButton
          pathname={location.pathname}
          currentProduct={context.product ?? null}
          onEvent={trackSearch}
        />
      }
    >
      {children}
    </SiteChrome>
  );
}
