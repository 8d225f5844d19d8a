import { toWords } from './toWords';

const nouns = toWords(`
  Button Input Select Dialog Drawer Tooltip Popover Menu Table Tabs Accordion Avatar Badge Banner
  Breadcrumb Calendar Card Carousel Checkbox Chip Combobox Divider Dropzone Field Form Grid Icon
  Label Layout Link List Loader Modal Notice Pager Panel Picker Progress Radio Rating Sheet
  Sidebar Skeleton Slider Spinner Stepper Switch Tag Textarea Timeline Toast Toggle Toolbar Tree
`);

const subjects = toWords(`
  Basics Props Theming Keyboard Testing Layout States Events Motion Density Tokens Slots Patterns
  Migration Rendering Validation Focus Composition Variants Recipes
`);

const groupTitles = toWords(`
  Foundations Inputs Overlays Navigation Feedback Data Display Forms Charts Media Typography
  Colour Icons Motion Accessibility Testing Theming Tokens Recipes Patterns
`);

export interface PlannedPage {
  slug: string;
  title: string;
  /** The component that its text is about. */
  noun: string;
  /** `<slug of the group>/<slug>`. */
  path: string;
}

export interface PlannedGroup {
  slug: string;
  title: string;
  pages: PlannedPage[];
}

const toSlug = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The list begins again at its end. */
const takeFrom = (list: readonly string[], index: number) => list[index % list.length] ?? '';

function planGroup(index: number, firstPage: number, pageCount: number): PlannedGroup {
  const round = Math.floor(index / groupTitles.length) + 1;
  const title = takeFrom(groupTitles, index) + (round > 1 ? ` ${round}` : '');
  const slug = toSlug(title);
  const pages = Array.from({ length: pageCount }, (_, page) => {
    const noun = takeFrom(nouns, index * 7 + page);
    const pageTitle = `${noun} ${takeFrom(subjects, index + page)} ${firstPage + page + 1}`;
    const pageSlug = toSlug(pageTitle);
    return { slug: pageSlug, title: pageTitle, noun, path: `${slug}/${pageSlug}` };
  });
  return { slug, title, pages };
}

/** The generated pages of a site in their groups, the same for the same number. @param count of pages. */
export function planPages(count: number): PlannedGroup[] {
  const pagesPerGroup = count <= 50 ? 10 : 20;
  return Array.from({ length: Math.ceil(count / pagesPerGroup) }, (_, index) => {
    const first = index * pagesPerGroup;
    return planGroup(index, first, Math.min(pagesPerGroup, count - first));
  });
}

/** The page at a place of the plan, both counted from 0. @throws Error where the plan has no such page. */
export function findPage(
  groups: readonly PlannedGroup[],
  group: number,
  page: number,
): PlannedPage {
  const found = groups[group]?.pages[page];
  if (!found) throw new Error(`Group ${group} has no page ${page}. Plan more pages.`);
  return found;
}
