import { useEffect } from 'react';
import { track } from '../analytics/track';
import { useTranslate } from '../i18n/I18nProvider';
import { followLink } from '../offline/followLink';
import { writeStored } from '../storage/entries';
import { tabKeyPrefix } from '../shared/preferences';
import { installCodeBlockBehaviour } from '../ui/codeBlockBehaviour';
import { installTabsBehaviour, syncTabs } from '../ui/tabsBehaviour';
import { installHeadingAnchorBehaviour } from './headingAnchorBehaviour';
import { installLinkBehaviour } from './linkBehaviour';

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

function prefetch(pathname: string): void {
  if (!navigator.connection?.saveData) window.___loader?.hovering(pathname);
}

/** What makes authored HTML work, once for the whole site: links, anchors, code blocks, tabs. */
export function usePageBehaviours(pathname: string): void {
  const translate = useTranslate();

  useEffect(() => installLinkBehaviour({ navigate: followLink, prefetch }), []);
  useEffect(() => installHeadingAnchorBehaviour(translate('page.linkCopied')), [translate]);
  useEffect(
    () =>
      installCodeBlockBehaviour({
        labels: { copy: translate('code.copy'), copied: translate('code.copied') },
        onCopy: (trigger) => track('copy', { kind: 'code', trigger }),
      }),
    [translate],
  );
  useEffect(
    () => installTabsBehaviour({ store: (key, tab) => writeStored(`${tabKeyPrefix}${key}`, tab) }),
    [],
  );
  useEffect(() => syncTabs(), [pathname]);
}
