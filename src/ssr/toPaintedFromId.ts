import type { ContentBlockData } from '../shared/content';
import {
  belowFirstScreenId,
  siteFooterId,
  toBelowFirstScreenIndex,
  toHeadingBelowFirstScreen,
} from '../shared/firstScreen';

/** What the queries of pages with authored text give; others have none of it. */
interface PageData {
  docsPage?: { content?: readonly ContentBlockData[] } | null;
}

/** Id of the element before which nothing of a page is painted. @param data result of the page's query */
export function toPaintedFromId(data: unknown): string {
  const blocks = (data as PageData | undefined)?.docsPage?.content ?? [];
  if (toBelowFirstScreenIndex(blocks) !== -1) return belowFirstScreenId;
  const [first] = blocks;
  const heading = first?.html ? toHeadingBelowFirstScreen(first.html) : null;
  return heading ?? siteFooterId;
}
