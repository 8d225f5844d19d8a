import type { ApiReferenceData } from '../../shared/apiReference';
import type {
  ExtractedMember,
  ExtractedReference,
  ExtractedSignatureValue,
  SkippedExport,
  TypeReferences,
} from './extractedReference';
import { highlightType } from './highlightType';
import { renderMarkdown, toPlainMarkdown } from './renderMarkdown';

/** A reference with all HTML made, links as its package wrote them, not yet placed in a product. */
export interface PreparedReference {
  data: Omit<
    ApiReferenceData,
    'key' | 'pathname' | 'product' | 'packageName' | 'packageVersion' | 'inherits'
  > & { inherits: { name: string; href: string } | null };
  /** Named types in any of its types, with the npm name of the package that declares each. */
  typeReferences: TypeReferences;
  /** Other names of the type, for an interface that is an alias of another. */
  alsoNamed: string[];
}

/** What is cached of one package. */
export interface PreparedPackage {
  name: string;
  version: string;
  references: PreparedReference[];
  skipped: SkippedExport[];
}

function prepareText(comment: string): { description: string; descriptionHtml: string } {
  const description = toPlainMarkdown(comment);
  return { description, descriptionHtml: renderMarkdown(description) };
}

function prepareReason(deprecated: string | null): string | null {
  return deprecated === null ? null : renderMarkdown(toPlainMarkdown(deprecated));
}

function prepareValue({ name, type, description }: ExtractedSignatureValue) {
  return { name, type, descriptionHtml: prepareText(description).descriptionHtml };
}

function prepareMember(member: ExtractedMember) {
  const { name, type, notes, required, defaultValue, deprecated, signature } = member;
  return {
    name,
    type,
    typeHtml: highlightType(type),
    typeNoteHtml: notes.length > 0 ? renderMarkdown(notes.join(' ')) : null,
    required,
    defaultValue,
    deprecatedHtml: prepareReason(deprecated),
    ...prepareText(member.description),
    signature: signature && {
      parameters: signature.parameters.map(prepareValue),
      returns: signature.returns && prepareValue(signature.returns),
    },
  };
}

/** Makes the HTML of everything that an extracted reference says. */
export function prepareReference(extracted: ExtractedReference): PreparedReference {
  const { props, inheritedProps, parameters, returns, callSignature, slots, classes, deprecated } =
    extracted;
  const takes = (name: string) => [...props, ...inheritedProps].some((prop) => prop.name === name);
  const members = [...props, ...inheritedProps, ...parameters, ...returns];
  const data: PreparedReference['data'] = {
    name: extracted.name,
    kind: extracted.kind,
    imports: extracted.imports,
    ...prepareText(extracted.description),
    deprecatedHtml: prepareReason(deprecated),
    unstable: extracted.unstable,
    props: props.map(prepareMember),
    inheritedProps: inheritedProps.map(prepareMember),
    typeParameters: extracted.typeParameters,
    parameters: parameters.map(prepareMember),
    returns: returns.map(prepareMember),
    callSignature: callSignature?.text ?? null,
    callSignatureHtml: callSignature && highlightType(callSignature.text),
    slots: slots.map(({ name, defaultElement, className, description }) => ({
      name,
      defaultElement,
      className,
      ...prepareText(description),
    })),
    classes: classes.map(({ key, className, isState, description }) => ({
      key,
      className,
      isState,
      ...prepareText(description),
    })),
    cssVariables: extracted.cssVariables,
    themeName: extracted.themeName,
    inherits: extracted.inherits,
    refTarget: extracted.refTarget,
    takesSx: takes('sx'),
    takesComponent: takes('component'),
    takesClasses: takes('classes'),
    takesSystemProps: extracted.takesSystemProps,
    sourceFile: extracted.sourceFile,
  };
  return {
    data,
    alsoNamed: extracted.alsoNamed,
    typeReferences: Object.assign(
      {},
      callSignature?.references,
      ...members.map((member) => member.references),
    ) as TypeReferences,
  };
}
