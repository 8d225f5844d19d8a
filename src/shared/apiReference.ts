/** What an API page is about. */
export type ApiKind = 'component' | 'hook' | 'interface';

/** One named value that a reader may give or gets: a prop, a hook's parameter, a member of a return value or interface. */
export interface ApiProp {
  name: string;
  /** TypeScript as a reader writes it, unions written out: `'small' | 'medium' | 'large'`. */
  type: string;
  /** The same, highlighted, names that have an API page linked; for the inside of `<code>`. */
  typeHtml: string;
  /** What a helper type means, in words (HTML), where its name alone does not say it. */
  typeNoteHtml: string | null;
  required: boolean;
  /** Source text of the default, as declared: `'medium'`, `false`, `{}`. */
  defaultValue: string | null;
  /** HTML of the reason, empty where none is given; `null` where the prop is not deprecated. */
  deprecatedHtml: string | null;
  /** Markdown as declared, with links into this site. */
  description: string;
  descriptionHtml: string;
  /** What a function is called with and gives back, where that is described. */
  signature: ApiSignature | null;
}

export interface ApiSignature {
  parameters: ApiSignatureValue[];
  /** `null` where nothing is said about the result. */
  returns: ApiSignatureValue | null;
}

export interface ApiSignatureValue {
  /** Empty for the result. */
  name: string;
  type: string;
  descriptionHtml: string;
}

export interface ApiSlot {
  name: string;
  /** What it renders unless replaced, as declared: `'button'`, `BaseModal`. */
  defaultElement: string | null;
  /** With its dot: `.MuiButton-root`; `null` where no class marks the slot. */
  className: string | null;
  description: string;
  descriptionHtml: string;
}

export interface ApiClass {
  /** Key in the prop `classes`. */
  key: string;
  /** With its dot: `.MuiButton-root`, or `.Mui-disabled` for a state. */
  className: string;
  /** Whether it is a state class, which all components share. */
  isState: boolean;
  description: string;
  descriptionHtml: string;
}

/** A custom property that the component's styles read. */
export interface ApiCssVariable {
  /** `--Button-radius`. */
  name: string;
  /** Value where it is not set, as the styles have it. */
  defaultValue: string | null;
}

/** What a component hands its unknown props on to. */
export interface ApiInheritance {
  name: string;
  /** Its API page, or its own documentation elsewhere. */
  href: string | null;
}

/** One component, hook or interface of an installed package. */
export interface ApiReferenceData {
  /** `material-ui/Button`, what front matter and links are resolved by. */
  key: string;
  pathname: string;
  product: string;
  name: string;
  kind: ApiKind;
  packageName: string;
  packageVersion: string;
  /** Import statements, the shortest path first, then from the package itself. */
  imports: string[];
  description: string;
  descriptionHtml: string;
  deprecatedHtml: string | null;
  /** Still named `Unstable_…` or `unstable_…` by its package. */
  unstable: boolean;
  /** Props of a component, members of an interface; empty for hooks. Required first, then as the alphabet has it. */
  props: ApiProp[];
  /** Props that a component also takes, to hand them on to what it inherits from. */
  inheritedProps: ApiProp[];
  /** What names in the types stand for that a reader's own types take the place of: `R extends GridValidRowModel = any`. */
  typeParameters: string[];
  /** What a hook is called with: the members of its options, or its arguments. */
  parameters: ApiProp[];
  /** Members of what a hook gives. */
  returns: ApiProp[];
  /** How a hook is called, where one object in and one object out do not say it: `(query: string) => boolean`. */
  callSignature: string | null;
  callSignatureHtml: string | null;
  slots: ApiSlot[];
  classes: ApiClass[];
  cssVariables: ApiCssVariable[];
  /** Name in the theme's `components`. */
  themeName: string | null;
  inherits: ApiInheritance | null;
  /** Type of what `ref` gets, for example `HTMLButtonElement`; `null` where a ref is not forwarded. */
  refTarget: string | null;
  takesSx: boolean;
  takesComponent: boolean;
  takesClasses: boolean;
  /** Whether it takes the system's style props, which are not listed one by one. */
  takesSystemProps: boolean;
  /** Declaration file, from the package name on: `@mui/material/Button/Button.d.ts`. */
  sourceFile: string;
}

/** Parts of an API page that have items with an anchor. */
export type AnchorSection = 'prop' | 'parameter' | 'return' | 'slot' | 'class' | 'css';

/** Anchor of one item on its page: `button-prop-variant`, `use-slider-parameter-max`. */
export function toApiAnchor(
  referenceName: string,
  section: AnchorSection,
  itemName: string,
): string {
  return `${toKebab(referenceName)}-${section}-${itemName.replace(/^-+/, '')}`;
}

/** `DataGrid` → `data-grid`, `useSlider` → `use-slider`, `Grid2` → `grid2`, `GridRowID` → `grid-row-id`. */
export function toKebab(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/_/g, '-')
    .toLowerCase();
}
