import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { media } from '../theme/media';

declare global {
  interface Window {
    /** What Gatsby's `navigate` calls, from wherever. */
    ___navigate?: (to: string, options?: object) => void;
  }
}

/** A page that comes sooner shows no line. */
const patienceMilliseconds = 200;

const grow = keyframes`
  from { transform: scaleX(0.1); }
  to { transform: scaleX(0.9); }
`;

const Line = styled.div`
  position: fixed;
  z-index: 60;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 3px;
  background: var(--accent);
  transform-origin: left;
  animation: ${grow} 10s cubic-bezier(0.1, 0.7, 0.1, 1) both;
  &:dir(rtl) {
    transform-origin: right;
  }
  ${media.reducedMotion} {
    animation: none;
  }
`;

/** Whether a page is on its way for longer than a reader waits without a sign. */
function useSlowNavigation(location: object): boolean {
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    let timer = 0;
    const start = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setSlow(true), patienceMilliseconds);
    };
    const follow = window.___navigate;
    if (follow) {
      window.___navigate = (to, options) => {
        start();
        follow(to, options);
      };
    }
    window.addEventListener('popstate', start);
    return () => {
      window.clearTimeout(timer);
      setSlow(false);
      window.removeEventListener('popstate', start);
      if (follow) window.___navigate = follow;
    };
    // A new location is the end of a navigation: the line goes and the timer of the next one is another.
  }, [location]);

  return isSlow;
}

export function ProgressLine({ location }: { location: object }) {
  const translate = useTranslate();
  const isSlow = useSlowNavigation(location);
  return isSlow ? <Line role="progressbar" aria-label={translate('frame.loading')} /> : null;
}
