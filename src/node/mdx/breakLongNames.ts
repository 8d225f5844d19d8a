import { nameWordStart } from '../../shared/nameWordStart';

/** Tags, and from which length on a name may be longer than the narrowest cell is wide; a path, which stands in wider ones. */
const tagOrLongName = /<[^>]*>|[\w.]{12,}|[\w./]{16,}/g;

/** Between words of a name, before the dot of a member, behind the parts of a constant and of a path. */
const place = new RegExp(
  `${nameWordStart.source}|(?<=\\w)(?=\\.[A-Za-z])|(?<=[A-Za-z]_)(?=[A-Za-z])|(?<=/)(?=\\w)`,
);

/** HTML with places in which its long names may be broken: of code in a cell, which is often narrower than a name. */
export function breakLongNames(html: string): string {
  return html.replace(tagOrLongName, (part) =>
    part.startsWith('<') ? part : part.split(place).join('<wbr>'),
  );
}

/** @param html of a text. @returns it with such places in the code of its tables. */
export function breakNamesInTables(html: string): string {
  return html.replace(/<table[^]*?<\/table>/g, (table) =>
    table.replace(/<code>[^]*?<\/code>/g, breakLongNames),
  );
}
