import { Fragment } from 'react';
import { nameWordStart } from '../shared/nameWordStart';

/** A name of code, which may be broken between its words where there is no room for it: `rowSpacing` and `Type`. */
export function BreakableName({ name }: { name: string }) {
  return name.split(nameWordStart).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
