import type { ReactNode } from 'react';
import type { PageContext } from '../shared/pageContext';
import { GlobalStyle } from '../theme/GlobalStyle';

interface SiteChromeProps {
  /** Empty for pages of src/pages. */
  context: Partial<PageContext>;
  pathname: string;
  children: ReactNode;
}

/** The frame that stays mounted around every page. */
export function SiteChrome({ children }: SiteChromeProps) {
  return (
    <>
      <GlobalStyle />
      <main id="main-content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
