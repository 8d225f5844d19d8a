import { BreakableName } from '../ui/BreakableName';

/** A name that may be longer than the column of props is wide, or, behind the hyphen of a class, than that of classes. */
const longName = /(?<!-)\b\w{15}|\w{20}/;

/** Code in a row of an API page; a long name may be broken between its words. */
export function ApiCode({ code }: { code: string }) {
  return <code>{longName.test(code) ? <BreakableName name={code} /> : code}</code>;
}
