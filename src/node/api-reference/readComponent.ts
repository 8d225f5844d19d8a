import { readFileSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { flattenUnion } from './collectProps';
import { findTag } from './docComment';
import type { ExtractionContext } from './extractionContext';
import type {
  ExtractedClass,
  ExtractedMember,
  ExtractedReference,
  ExtractedSlot,
} from './extractedReference';
import { slotPropsNote } from './printing/helperTypes';
import { takesRef } from './installedExports';
import type { InstalledPackage } from './installedPackage';
import { findHome, isUnstable, type DocumentedExport } from './listExports';
import { packageOf } from './packageOf';
import { readClasses } from './readClasses';
import { findScript } from './readClassNames';
import { readComponentDoc } from './readComponentDoc';
import { readCssVariables } from './readCssVariables';
import { readProps } from './readProps';
import { readRefTarget } from './readRefTarget';
import { readSlots } from './readSlots';
import { readMetTypeParameters } from './readTypeParameters';

/** Says where the keys of `slots`, `slotProps` and `classes` are listed. */
function withKeysNote(
  member: ExtractedMember,
  slots: readonly ExtractedSlot[],
  classes: readonly ExtractedClass[],
): ExtractedMember {
  const asFunction = member.notes.includes(slotPropsNote)
    ? ' They can also be a function of the component’s state that returns them.'
    : '';
  const notes: Readonly<Record<string, string>> = {
    ...(slots.length > 0
      ? {
          slots: 'Its keys are the slots of this component.',
          slotProps: `Takes props for each slot, under the name of the slot.${asFunction}`,
        }
      : {}),
    ...(classes.length > 0
      ? { classes: 'Takes class names by key; the keys are those of the CSS classes.' }
      : {}),
  };
  const note = notes[member.name];
  return note ? { ...member, notes: [note] } : member;
}

/**
 * The theme's key for a component is one word, the library's, before its name.
 * Where several are declared (`MuiSvgIcon` and `JoySvgIcon`), it is the one that the component asks for.
 */
function findThemeName(
  { themeNames }: ExtractionContext,
  installed: InstalledPackage,
  name: string,
  script: string | null,
): string | null {
  const keys = [...(themeNames.get(installed.name) ?? [])].filter(
    (key) => key.endsWith(name) && /^[A-Z][a-z]+$/.test(key.slice(0, -name.length)),
  );
  const code = keys.length > 1 && script ? readFileSync(script, 'utf8') : '';
  return keys.find((key) => code.includes(`'${key}'`)) ?? keys[0] ?? null;
}

/** Declaration file from the package name on. */
export function toSourceFile(installed: InstalledPackage, declaration: ts.Declaration): string {
  const { fileName } = declaration.getSourceFile();
  const owner = packageOf(fileName);
  const relative = fileName.slice(fileName.lastIndexOf('/node_modules/') + '/node_modules/'.length);
  return owner
    ? relative
    : path.posix.join(installed.name, path.relative(installed.directory, fileName));
}

/**
 * What the declarations say about one component.
 * @param running the component itself, `undefined` where its package cannot be run.
 */
export function readComponent(
  context: ExtractionContext,
  installed: InstalledPackage,
  exported: DocumentedExport,
  imports: string[],
  running: unknown,
): ExtractedReference {
  const { name, doc, declaration } = exported;
  const { description, inherits } = readComponentDoc(doc);
  const props = readProps(context, installed, exported, inherits !== null);
  const classesProp = props.all.get('classes')?.symbols[0];
  const slotsProp = (props.all.get('slots') ?? props.all.get('components'))?.symbols[0];
  const classes = readClasses(context, installed, name, findHome(exported), classesProp);
  const slots = readSlots(context, installed.name, name, slotsProp, classes);
  const script = findScript(declaration.getSourceFile().fileName);
  return {
    name,
    alsoNamed: [],
    kind: 'component',
    imports,
    description,
    deprecated: findTag(doc, 'deprecated'),
    unstable: isUnstable(exported),
    props: props.own.map((member) => withKeysNote(member, slots, classes)),
    inheritedProps: props.inherited,
    typeParameters: readMetTypeParameters(
      context,
      flattenUnion(exported.type).flatMap((type) => [
        ...type.getCallSignatures(),
        ...type.getConstructSignatures(),
      ]),
      [...props.own, ...props.inherited],
    ),
    parameters: [],
    returns: [],
    callSignature: null,
    slots,
    classes,
    cssVariables: script ? readCssVariables(script, name) : [],
    themeName: findThemeName(context, installed, name, script),
    inherits,
    // Some functions take the props of an element whole, `ref` among them, which React does not hand to them.
    refTarget:
      takesRef(running) === false ? null : readRefTarget(context, exported.type, props.all, slots),
    takesSystemProps: props.takesSystemProps,
    sourceFile: toSourceFile(installed, declaration),
  };
}
