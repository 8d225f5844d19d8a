import { BreakableName } from '../ui/BreakableName';

/** From here on a name may be longer than the narrowest column is wide. */
const longName = 14;

/** Code in a row of an API page; a long name may be broken between its words. */
export function ApiCode({ code }: { code: string }) {
  return <code>{code.length > longName ? <BreakableName name={code} /> : code}</code>;
}
