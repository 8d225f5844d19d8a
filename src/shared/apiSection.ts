import type { HeadingData } from './content';

/** Heading of the links to API pages, which stand behind the text of a page that names components or hooks in its front matter. */
export const apiSectionHeading: HeadingData = { id: 'api', text: 'API', depth: 2 };
