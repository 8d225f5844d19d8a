import type { ApiReferenceData } from '../../shared/apiReference';

/*
 * Modules about names that the API reference does not list: each compiles only where the types of the packages have the
 * name.
 */

const reactTypes = "import type * as React from 'react';";

type Owner = Pick<ApiReferenceData, 'name' | 'imports'>;

/** `<Button variant="outlined">`. @param isListed whether the reference has the prop, so that only its value is asked for. */
export function askForProp(
  component: string,
  importStatement: string,
  prop: string,
  value: string | null,
  isListed: boolean,
): string {
  const asked =
    value === null
      ? `export type Asked = Known['${prop}'];`
      : `export const asked: Known['${prop}'] = ${JSON.stringify(value)};`;
  return [
    reactTypes,
    importStatement,
    `type Props = React.ComponentProps<typeof ${component}>;`,
    // A component that may be any element takes any attribute: ask for those that some element has. No `Record`, in
    // which TypeScript finds no key here.
    `type Known = string extends keyof Props ? ${isListed ? '{ [name: string]: unknown }' : 'React.AllHTMLAttributes<HTMLElement>'} : Props;`,
    asked,
    '',
  ].join('\n');
}

/** `React.lazy`. */
export function askForReactMember(member: string): string {
  return `${reactTypes}\nexport type Asked = React.${member};\n`;
}

/** `TransitionProps.onExited`: a key of what a prop of a component takes. */
export function askForKeyOfProp({ name, imports }: Owner, prop: string, key: string): string {
  return `${reactTypes}\n${imports[0] ?? ''}\nexport type Asked = NonNullable<React.ComponentProps<typeof ${name}>['${prop}']>['${key}'];\n`;
}

/** `slots.thumb` of any of some components. @returns undefined where none of them can be imported. */
export function askForSlot(owners: readonly Owner[], slot: string): string | undefined {
  const imports = owners.flatMap(({ name, imports: [statement] }, index) =>
    statement
      ? [
          statement.replace(new RegExp(`\\b${name}\\b(?=[ ,}])`), (found) =>
            statement.includes('{') ? `${found} as Owner${index}` : `Owner${index}`,
          ),
        ]
      : [],
  );
  if (imports.length === 0) return undefined;
  const types = imports.map(
    (_, index) =>
      `Slots<React.ComponentProps<typeof Owner${index}>, 'slots'> & Slots<React.ComponentProps<typeof Owner${index}>, 'slotProps'>`,
  );
  return [
    reactTypes,
    ...imports,
    'type Slots<Props, Key extends string> = Props extends { [K in Key]?: infer Value } ? NonNullable<Value> : unknown;',
    `export type Asked = (${types.join(' & ')})['${slot}'];`,
    '',
  ].join('\n');
}

/** `theme.palette.primary.main`. @param module that exports the type of the theme. */
export function askForThemeKey(module: string, keys: readonly string[]): string {
  const types = keys.reduce((type, key) => `NonNullable<${type}>['${key}']`, 'Theme');
  // MUI System types its palette so that every key is there as `any`, which says nothing.
  const isSaid = `0 extends 1 & ${types} ? never : true`;
  return `import type { Theme } from '${module}';\nexport const isSaid: ${isSaid} = true;\n`;
}
