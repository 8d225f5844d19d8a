import { Fragment } from 'react';

const wordStart = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

/** A name of code, which may be broken between its words where there is no room for it: `rowSpacing` and `Type`. */
export function BreakableName({ name }: { name: string }) {
  return name.split(wordStart).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
