import type { TextWriter } from './TextWriter';

const types = [
  '`string`',
  '`boolean`',
  '`number`',
  '`ReactNode`',
  '`() => void`',
  '`"small" \\| "large"`',
];

function toRow(writer: TextWriter): string {
  const name = `\`${writer.camelCase()}\``;
  const type = writer.oneOf(types);
  const initial = `\`${writer.word()}\``;
  return `| ${name} | ${type} | ${initial} | The ${writer.word()} of the ${writer.word()}. |`;
}

/** A table of five to eight props, as GFM has it. */
export function toPropTable(writer: TextWriter): string {
  const rows = Array.from({ length: writer.integer(5, 4) }, () => toRow(writer));
  return ['| Prop | Type | Default | Description |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}
