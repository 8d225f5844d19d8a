import path from 'node:path';
import ts from 'typescript';
import { collectProps, findPropsTypes, isOpenEnded, type CollectedProp } from './collectProps';
import { isHidden, isSaying, readDoc, type DocComment } from './docComment';
import type { ExtractionContext } from './extractionContext';
import type { ExtractedMember } from './extractedReference';
import type { InstalledPackage } from './installedPackage';
import { findHome, type DocumentedExport } from './listExports';
import { isPlatformFile, packageOf } from './packageOf';
import { findScript } from './readClassNames';
import { readMember, sortMembers } from './readMember';
import { readPropTypes } from './readPropTypes';

/** Props of a component in three views. */
export interface ReadProps {
  /** What the component declares or documents as its own. */
  own: ExtractedMember[];
  /** What it takes only to hand it on. */
  inherited: ExtractedMember[];
  /** Everything that it takes, attributes of elements too, by name. */
  all: ReadonlyMap<string, CollectedProp>;
  takesSystemProps: boolean;
}

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

function isFrom(prop: CollectedProp, test: (file: string) => boolean): boolean {
  return prop.declarations.some((declaration) => test(declaration.getSourceFile().fileName));
}

function isOwnFile(file: string): boolean {
  return !isPlatformFile(file);
}

/** Props of all ways to call; those of the named type too, where the component's own takes any name. */
function collectAllProps(
  context: ExtractionContext,
  installed: InstalledPackage,
  exported: DocumentedExport,
): Map<string, CollectedProp> {
  const { checker } = context;
  const propsTypes = findPropsTypes(checker, exported.type);
  const props = collectProps(checker, propsTypes);
  const own = [...props.values()].filter((prop) => isFrom(prop, isOwnFile));
  if (own.length > 1 || !propsTypes.some((type) => isOpenEnded(checker, type))) return props;
  const named = findNamedProps(context, installed, exported.name);
  if (!named) return props;
  const rest = [...props].map(([name, prop]): [string, CollectedProp] => [
    name,
    { ...prop, required: false },
  ]);
  return new Map([...rest, ...collectProps(checker, [named])]);
}

/** Folders of components are named after them. */
function isComponentFolder(folder: string): boolean {
  return /^(Unstable_)?[A-Z]/.test(path.basename(folder));
}

/** Whether two packages are one family, `@mui/lab` and `@mui/material`. */
function isSameScope(a: string | null, b: string): boolean {
  return a === b || (b.startsWith('@') && a?.split('/')[0] === b.split('/')[0]);
}

/** What the declarations and the runtime checks of a component say about its props. */
class PropReader {
  private readonly home: string;
  readonly all: ReadonlyMap<string, CollectedProp>;
  readonly takesSystemProps: boolean;
  private readonly ownDocs: ReadonlyMap<string, DocComment>;
  private readonly hiddenNames: ReadonlySet<string>;

  constructor(
    private readonly context: ExtractionContext,
    private readonly installed: InstalledPackage,
    exported: DocumentedExport,
  ) {
    this.home = findHome(exported);
    this.all = collectAllProps(context, installed, exported);
    this.takesSystemProps = systemSigns.every(
      (name) => context.systemPropNames.has(name) && this.all.has(name),
    );
    const script = findScript(exported.declaration.getSourceFile().fileName);
    const names = [exported.name, exported.symbol.name];
    const checked = script ? [...readPropTypes(script, names)] : [];
    this.ownDocs = new Map(checked.filter(([, doc]) => !isHidden(doc)));
    this.hiddenNames = new Set(checked.flatMap(([name, doc]) => (isHidden(doc) ? [name] : [])));
  }

  private isHome(file: string): boolean {
    return path.dirname(file) === this.home;
  }

  /** Whether nobody but the component declares the prop, and its runtime checks do not keep it from readers. */
  private isItsOwn({ name, declarations }: CollectedProp): boolean {
    return (
      declarations.length > 0 &&
      declarations.every((declaration) => this.isHome(declaration.getSourceFile().fileName)) &&
      !this.hiddenNames.has(name)
    );
  }

  /** Attributes that every element takes are left out, unless the component asks for them or has something to say about them. */
  private isListed(prop: CollectedProp, isDescribed: boolean): boolean {
    const { attributeNames, systemPropNames } = this.context;
    if (this.ownDocs.has(prop.name)) return true;
    if (prop.name === 'ref' || prop.name === 'key') return false;
    if (prop.declarations.length > 0 && !isFrom(prop, isOwnFile)) return false;
    if (isDescribed || prop.name === 'children') return true;
    if (this.takesSystemProps && systemPropNames.has(prop.name)) return false;
    return !attributeNames.has(prop.name) || prop.required || this.isItsOwn(prop);
  }

  /** Whether a prop is declared by another component or by a foreign package, and not documented as this one's own. */
  isInherited(name: string): boolean {
    const prop = this.all.get(name);
    if (!prop || this.ownDocs.has(name) || isFrom(prop, (file) => this.isHome(file))) return false;
    return isFrom(
      prop,
      (file) =>
        isComponentFolder(path.dirname(file)) ||
        (isOwnFile(file) && !isSameScope(packageOf(file), this.installed.name)),
    );
  }

  readMembers(): ExtractedMember[] {
    return [...this.all.values()].flatMap((prop): ExtractedMember[] => {
      const declared = readDoc(prop.declarations, (item) =>
        this.isHome(item.getSourceFile().fileName),
      );
      const doc = isSaying(declared) ? declared : (this.ownDocs.get(prop.name) ?? declared);
      if (isHidden(doc) && !this.ownDocs.has(prop.name)) return [];
      if (!this.isListed(prop, isSaying(doc))) return [];
      return [readMember(this.context, prop.symbols, doc, prop.required)];
    });
  }
}

/** @param inherits whether the component says that it inherits from another. */
export function readProps(
  context: ExtractionContext,
  installed: InstalledPackage,
  exported: DocumentedExport,
  inherits: boolean,
): ReadProps {
  const reader = new PropReader(context, installed, exported);
  const members = sortMembers(reader.readMembers());
  const isInherited = ({ name }: ExtractedMember) => inherits && reader.isInherited(name);
  return {
    own: members.filter((member) => !isInherited(member)),
    inherited: members.filter(isInherited),
    all: reader.all,
    takesSystemProps: reader.takesSystemProps,
  };
}
