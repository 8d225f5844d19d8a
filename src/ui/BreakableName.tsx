import { nameWordStart } from '../shared/nameWordStart';

/** A name of code, which may be broken between its words where there is no room for it: `rowSpacing` and `Type`. */
export function BreakableName({ name }: { name: string }) {
  return name
    .split(nameWordStart)
    .flatMap((word, index) => (index > 0 ? [<wbr key={index} />, word] : word));
}
