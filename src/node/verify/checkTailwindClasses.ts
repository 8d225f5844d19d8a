import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { tailwindInput, toTailwindOptions } from '../../shared/compileTailwind';
import { suggest } from '../suggest';
import type { AuthoredDemo, DemoSource } from '../demos/collectDemos';
import { readTailwindFile } from '../demos/stylesheets';
import type { ContentError } from '../errors';
import { findWrittenClasses, type WrittenClass } from './writtenClasses';

/** Marks of Tailwind that others ask for, and classes that the documented libraries style or look for. */
const needsNoRule = /^(?:(?:group|peer)(?:\/[\w-]+)?$|Mui|Joy|base-)/;

function readClasses({ localFiles, ...source }: DemoSource): WrittenClass[] {
  const written = findWrittenClasses([
    source,
    ...localFiles.filter(({ file }) => /\.tsx?$/.test(file)),
  ]);
  // What a stylesheet of the demo has a rule for, or another class asks for: `[&_.knot]:size-3`.
  const selectors = [
    ...localFiles.filter(({ file }) => file.endsWith('.css')).map(({ code }) => code),
    ...written.map(({ name }) => name),
  ].join('\n');
  const isOwn = (name: string) =>
    [...selectors.matchAll(/\.([\w-]+)/g)].some(([, selected]) => selected === name);
  return written.filter(({ name }) => !needsNoRule.test(name) && !isOwn(name));
}

function toMessage(name: string, utilities: readonly string[]): string {
  if (name.includes('${'))
    return `Tailwind does not find the class "${name}", which is put together when the demo runs. Write each of its names in whole, as the values of an object.`;
  const [variants = ''] = /^(?:\[[^\]]*\]|[^:[])*:/.exec(name) ?? [];
  const utility = name.slice(variants.length);
  // There are more than twenty thousand.
  const near = utilities.filter((known) => known.startsWith(utility.slice(0, 2)));
  const hint = near.includes(utility) ? '' : suggest(utility, near);
  return `Tailwind makes no CSS of the class "${name}".${hint} Correct it, or write a rule for it into a stylesheet that the demo imports.`;
}

/** Classes of demos in Tailwind for which it has no utility: they do nothing, and nobody says so. */
export async function checkTailwindClasses(
  demos: readonly AuthoredDemo[],
): Promise<ContentError[]> {
  const sources = demos.flatMap(({ sources }) => sources);
  const classes = sources.filter(({ styling }) => styling === 'Tailwind').flatMap(readClasses);
  if (classes.length === 0) return [];
  const design = await loadDesignSystem(tailwindInput, toTailwindOptions(readTailwindFile));
  const names = [...new Set(classes.map(({ name }) => name))];
  const css = design.candidatesToCss(names);
  const unknown = new Set(names.filter((_, index) => css[index] === null));
  const utilities = unknown.size > 0 ? design.getClassList().map(([name]) => name) : [];
  return classes
    .filter(({ name }) => unknown.has(name))
    .map(({ name, file, line }) => ({ file, line, message: toMessage(name, utilities) }));
}
