import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { layers } from '../shared/layers';
import { pageAskedEvent } from '../shared/siteEvents';
import { media } from '../theme/media';

/** A page that comes sooner shows no line. */
const patienceMilliseconds = 200;

const grow = keyframes`
  from { transform: scaleX(0.1); }
  to { transform: scaleX(0.9); }
`;

const Line = styled.div`
  position: fixed;
  z-index: ${layers.progress};
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
    document.addEventListener(pageAskedEvent, start);
    window.addEventListener('popstate', start);
    return () => {
      window.clearTimeout(timer);
      setSlow(false);
      document.removeEventListener(pageAskedEvent, start);
      window.removeEventListener('popstate', start);
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
