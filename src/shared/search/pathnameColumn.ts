import { toKebab } from '../apiReference';
import { toHeadingId } from '../headingId';
import { readFrontCoded, toFrontCoded } from './frontCoding';

/** A page as far as its address follows from its title. */
interface Addressed {
  title: string;
  /** With a slash at its end. */
  pathname: string;
}

/** Stands for the slug that a title has by rule, and the slash behind it. No pathname ends so. */
const usualEnd = '=';

/** Slug that most pages have: `App Bar` and `AppBar` → `app-bar`. Empty where the title has no letter or digit. */
const toUsualSlug = (title: string) => toHeadingId(toKebab(title));

/**
 * Pathnames as a column of the names file, one line each: most begin like the one before and end with their title
 * (`/joy-ui/react-app-bar/`: App Bar), and of those only the beginning is kept.
 */
export function toPathnameColumn(documents: readonly Addressed[]): string {
  return toFrontCoded(
    documents.map(({ title, pathname }) => {
      const end = `${toUsualSlug(title)}/`;
      return pathname.endsWith(end) ? pathname.slice(0, -end.length) + usualEnd : pathname;
    }),
  );
}

/** The pathnames of `toPathnameColumn`. @param titles of the same documents. */
export function readPathnameColumn(column: string, titles: readonly string[]): string[] {
  return readFrontCoded(column).map((line, index) =>
    line.endsWith(usualEnd)
      ? `${line.slice(0, -usualEnd.length)}${toUsualSlug(titles[index] ?? '')}/`
      : line,
  );
}
