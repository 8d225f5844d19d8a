import type { ApiProp, ApiReferenceData } from '../../shared/apiReference';
import { toReason } from './toReason';

/** Pathname of the JSON Schema that every twin follows; the file is static/schemas/api.json. */
const apiSchemaPathname = '/schemas/api.json';

/** A prop, parameter or member of a return value, as the twin has it. */
export interface ApiJsonProp {
  name: string;
  type: string;
  required: boolean;
  default: string | null;
  /** Why it should not be used any more; `null` for what is not deprecated. */
  deprecated: string | null;
  /** Markdown. */
  description: string;
  /** Component that the prop is handed on to; `null` for the component's own. */
  inheritedFrom: string | null;
}

/** An API page for machines. */
export interface ApiJson {
  $schema: string;
  name: string;
  kind: ApiReferenceData['kind'];
  product: string;
  package: string;
  version: string;
  pathname: string;
  imports: string[];
  description: string;
  deprecated: string | null;
  unstable: boolean;
  props: ApiJsonProp[];
  /** Type parameters that its types have, as they are declared. */
  typeParameters: readonly string[];
  parameters: ApiJsonProp[];
  returns: ApiJsonProp[];
  callSignature: string | null;
  slots: { name: string; default: string | null; class: string | null; description: string }[];
  classes: { key: string; className: string; global: boolean; description: string }[];
  cssVariables: { name: string; default: string | null }[];
  themeName: string | null;
  inherits: string | null;
  ref: string | null;
  takesSystemProps: boolean;
  /** Pathnames of the pages that show it in use. */
  demos: string[];
}

/** What the twin says of a deprecation; where no reason is given, the word that says it. */
function toDeprecated(html: string | null): string | null {
  return html === null ? null : toReason(html) || 'Deprecated.';
}

function toJsonProp(prop: ApiProp, inheritedFrom: string | null): ApiJsonProp {
  const { name, type, required, defaultValue, deprecatedHtml, description } = prop;
  return {
    name,
    type,
    required,
    default: defaultValue,
    deprecated: toDeprecated(deprecatedHtml),
    description,
    inheritedFrom,
  };
}

/**
 * The JSON twin of an API page.
 * @param demos pathnames of the pages whose front matter names the component or hook.
 */
export function toApiJson(reference: ApiReferenceData, demos: readonly string[]): ApiJson {
  const toOwn = (prop: ApiProp) => toJsonProp(prop, null);
  const inherits = reference.inherits?.name ?? null;
  return {
    $schema: apiSchemaPathname,
    name: reference.name,
    kind: reference.kind,
    product: reference.product,
    package: reference.packageName,
    version: reference.packageVersion,
    pathname: reference.pathname,
    imports: reference.imports,
    description: reference.description,
    deprecated: toDeprecated(reference.deprecatedHtml),
    unstable: reference.unstable,
    props: [
      ...reference.props.map(toOwn),
      ...reference.inheritedProps.map((prop) => toJsonProp(prop, inherits)),
    ],
    typeParameters: reference.typeParameters,
    parameters: reference.parameters.map(toOwn),
    returns: reference.returns.map(toOwn),
    callSignature: reference.callSignature,
    slots: reference.slots.map(({ name, defaultElement, className, description }) => ({
      name,
      default: defaultElement,
      class: className,
      description,
    })),
    classes: reference.classes.map(({ key, className, isState, description }) => ({
      key,
      className,
      global: isState,
      description,
    })),
    cssVariables: reference.cssVariables.map(({ name, defaultValue }) => ({
      name,
      default: defaultValue,
    })),
    themeName: reference.themeName,
    inherits,
    ref: reference.refTarget,
    takesSystemProps: reference.takesSystemProps,
    demos: [...demos],
  };
}
