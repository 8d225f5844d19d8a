import path from 'node:path';
import ts from 'typescript';
import { collectProps, findPropsTypes, isOpenEnded, type CollectedProp } from './collectProps';
import { findTag, isHidden, isSaying, readDoc, type DocComment } from './docComment';
import { type ExtractionContext } from './extractionContext';
import {
  type ExtractedClass,
  type ExtractedMember,
  type ExtractedReference,
  type ExtractedSlot,
} from './extractedReference';
import { slotPropsNote } from './helperTypes';
import { type InstalledPackage } from './installedPackage';
import { findHome, type DocumentedExport } from './listExports';
import { isPlatformFile, packageOf } from './packageOf';
import { readClasses } from './readClasses';
import { findScript } from './readClassNames';
import { readComponentDoc } from './readComponentDoc';
import { readMember, sortMembers } from './readMember';
import { readPropTypes } from './readPropTypes';
import { readRefTarget } from './readRefTarget';
import { readSlots } from './readSlots';

/** Some style props that only the system's whole set brings. */
const systemSigns = ['bgcolor', 'px', 'displayPrint'];

/** The named props type, for components whose own type lost the names. */
function findNamedProps(
  { checker, namedTypes }: ExtractionContext,
  installed: InstalledPackage,
  name: string,
): ts.Type | null {
  for (const typeName of [`${name}OwnProps`, `${name}Props`]) {
    const [declaration] = namedTypes.get(installed.name)?.get(typeName) ?? [];
    const nameNode = declaration && ts.getNameOfDeclaration(declaration);
    const symbol = nameNode && checker.getSymbolAtLocation(nameNode);
    if (symbol) return checker.getDeclaredTypeOfSymbol(symbol);
  }
  return null;
}

/** Props of all ways to call; those of the named type too, where the component's own takes any name. */
function collectAllProps(
  context: ExtractionContext,
  installed: InstalledPackage,
  name: string,
  propsTypes: readonly ts.Type[],
): Map<string, CollectedProp> {
  const { checker } = context;
  const props = collectProps(checker, propsTypes);
  const own = [...props.values()].filter((prop) => isFrom(prop, (file) => !isPlatformFile(file)));
  if (own.length > 1 || !propsTypes.some((type) => isOpenEnded(checker, type))) return props;
  const named = findNamedProps(context, installed, name);
  if (!named) return props;
  const rest = [...props].map(([key, prop]): [string, CollectedProp] => [
    key,
    { ...prop, required: false },
  ]);
  return new Map([...rest, ...collectProps(checker, [named])]);
}

function isFrom(prop: CollectedProp, test: (file: string) => boolean): boolean {
  return prop.declarations.some((declaration) => test(declaration.getSourceFile().fileName));
}

/** What the declarations say about one component. */
export function readComponent(
  context: ExtractionContext,
  installed: InstalledPackage,
  exported: DocumentedExport,
  imports: string[],
): ExtractedReference {
  const { checker } = context;
  const home = findHome(exported);
  const isHome = (file: string) => path.dirname(file) === home;
  const about = readComponentDoc(exported.doc);
  const propsTypes = findPropsTypes(checker, exported.type);
  const props = collectAllProps(context, installed, exported.name, propsTypes);
  const script = findScript(exported.declaration.getSourceFile().fileName);
  const ownDocs = script
    ? readPropTypes(script, [exported.name, exported.symbol.name])
    : new Map<string, DocComment>();
  const takesSystemProps = systemSigns.every(
    (name) => context.systemPropNames.has(name) && props.has(name),
  );

  const isListed = (prop: CollectedProp, isDescribed: boolean): boolean => {
    if (ownDocs.has(prop.name)) return true;
    if (prop.name === 'ref' || prop.name === 'key') return false;
    if (prop.declarations.length > 0 && !isFrom(prop, (file) => !isPlatformFile(file)))
      return false;
    if (isDescribed || prop.name === 'children') return true;
    if (takesSystemProps && context.systemPropNames.has(prop.name)) return false;
    return !context.attributeNames.has(prop.name);
  };
  const isInherited = (prop: CollectedProp): boolean =>
    about.inherits !== null &&
    !ownDocs.has(prop.name) &&
    !isFrom(prop, isHome) &&
    isFrom(
      prop,
      (file) =>
        isComponentFolder(path.dirname(file)) ||
        (!isPlatformFile(file) && !isSameScope(packageOf(file), installed.name)),
    );

  const members = [...props.values()].flatMap((prop): ExtractedMember[] => {
    const declared = readDoc(prop.declarations, (item) => isHome(item.getSourceFile().fileName));
    const doc = isSaying(declared) ? declared : (ownDocs.get(prop.name) ?? declared);
    if (isHidden(doc) && !ownDocs.has(prop.name)) return [];
    if (!isListed(prop, isSaying(doc))) return [];
    const member = readMember(context, prop.symbol, doc, prop.required);
    return [
      { ...member, inheritedFrom: isInherited(prop) ? (about.inherits?.name ?? null) : null },
    ];
  });
  const classes = readClasses(
    context,
    installed,
    exported.name,
    home,
    props.get('classes')?.symbol,
  );
  const slots = readSlots(
    context,
    installed.name,
    exported.name,
    (props.get('slots') ?? props.get('components'))?.symbol,
    classes,
  );
  return {
    name: exported.name,
    alsoNamed: [],
    kind: 'component',
    imports,
    description: about.description,
    deprecated: findTag(exported.doc, 'deprecated'),
    unstable: exported.exportName !== exported.name,
    props: sortMembers(members.map((member) => withKeysNote(member, slots, classes))),
    parameters: [],
    returns: [],
    callSignature: null,
    slots,
    classes,
    cssVariables: [],
    themeName: findThemeName(context, installed, exported.name),
    inherits: about.inherits,
    refTarget: readRefTarget(context, exported.type, props, slots),
    takesSystemProps,
    sourceFile: toSourceFile(installed, exported.declaration),
  };
}

/** Folders of components are named after them. */
function isComponentFolder(folder: string): boolean {
  return /^(Unstable_)?[A-Z]/.test(path.basename(folder));
}

/** Whether two packages are one family, `@mui/lab` and `@mui/material`. */
function isSameScope(a: string | null, b: string): boolean {
  return a === b || (b.startsWith('@') && a?.split('/')[0] === b.split('/')[0]);
}

/** Says where the keys of `slots`, `slotProps` and `classes` are listed. */
function withKeysNote(
  member: ExtractedMember,
  slots: readonly ExtractedSlot[],
  classes: readonly ExtractedClass[],
): ExtractedMember {
  const asFunction = member.notes.includes(slotPropsNote)
    ? ' They can also be a function of the component’s state that returns them.'
    : '';
  const notes = {
    slots: slots.length > 0 ? 'Its keys are the slots of this component.' : '',
    slotProps:
      slots.length > 0 ? `Takes props for each slot, under the name of the slot.${asFunction}` : '',
    classes:
      classes.length > 0 ? 'Takes class names by key; the keys are those of the CSS classes.' : '',
  };
  const note = notes[member.name as keyof typeof notes];
  return note ? { ...member, notes: [note] } : member;
}

/** The theme's key for a component is one word, the library's, before its name. */
function findThemeName(
  { themeNames }: ExtractionContext,
  installed: InstalledPackage,
  name: string,
): string | null {
  const names = [...(themeNames.get(installed.name) ?? [])];
  return (
    names.find((key) => key.endsWith(name) && /^[A-Z][a-z]+$/.test(key.slice(0, -name.length))) ??
    null
  );
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
