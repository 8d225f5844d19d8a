import { toDefaultParts } from '../shared/defaultParts';
import { ApiCode } from './ApiCode';

/** What a prop is where nobody sets it. */
export function ApiDefault({ value }: { value: string }) {
  return toDefaultParts(value).map(({ text, isCode }, index) =>
    // The parts of a default never change places.
    isCode ? <ApiCode key={index} code={text} /> : text,
  );
}
