function toKey(key: string): string {
  return /^([a-z_$][\w$]*|\d+)$/i.test(key) ? key : `'${key}'`;
}

function print(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return `'${String(value)}'`;
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(
    ([key, part]) => `${inner}${toKey(key)}: ${print(part, inner)},\n`,
  );
  return lines.length > 0 ? `{\n${lines.join('')}${indent}}` : '{}';
}

/** The module that makes a theme of options whose values are texts. */
export function printTheme(options: object): string {
  const hasOptions = Object.keys(options).length > 0;
  return `import { extendTheme } from '@mui/joy/styles';\n\nexport const theme = extendTheme(${hasOptions ? print(options, '') : ''});\n`;
}
