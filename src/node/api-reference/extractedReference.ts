import type { ApiKind } from '../../shared/apiReference';

/** Types by name, each with the npm name of the package that declares it. */
export type TypeReferences = Readonly<Record<string, string>>;

/** A prop, parameter or member as the declarations have it; text is Markdown with links as written. */
export interface ExtractedMember {
  name: string;
  type: string;
  references: TypeReferences;
  notes: string[];
  required: boolean;
  defaultValue: string | null;
  deprecated: string | null;
  description: string;
  signature: ExtractedSignature | null;
}

export interface ExtractedSignature {
  parameters: ExtractedSignatureValue[];
  returns: ExtractedSignatureValue | null;
}

export interface ExtractedSignatureValue {
  name: string;
  type: string;
  description: string;
}

export interface ExtractedSlot {
  name: string;
  defaultElement: string | null;
  className: string | null;
  description: string;
}

export interface ExtractedClass {
  key: string;
  className: string;
  isState: boolean;
  description: string;
}

/** What the declarations of a package say about one export. Plain data: it is cached as JSON. */
export interface ExtractedReference {
  name: string;
  /** Other names of the same type, for an interface that is an alias. */
  alsoNamed: string[];
  kind: ApiKind;
  imports: string[];
  description: string;
  deprecated: string | null;
  unstable: boolean;
  props: ExtractedMember[];
  inheritedProps: ExtractedMember[];
  /** Of the types, as they are declared: `R extends GridValidRowModel = any`. */
  typeParameters: string[];
  parameters: ExtractedMember[];
  returns: ExtractedMember[];
  callSignature: { text: string; references: TypeReferences } | null;
  slots: ExtractedSlot[];
  classes: ExtractedClass[];
  cssVariables: { name: string; defaultValue: string | null }[];
  themeName: string | null;
  inherits: { name: string; href: string } | null;
  refTarget: string | null;
  takesSystemProps: boolean;
  sourceFile: string;
}

/** An export that looks documentable but has no page, and why. */
export interface SkippedExport {
  name: string;
  reason: string;
}

/** Everything that was read from one package. */
export interface ExtractedPackage {
  name: string;
  version: string;
  references: ExtractedReference[];
  skipped: SkippedExport[];
}
