/** GraphQL types of the API reference; the fields are those of `ApiReferenceData` in `src/shared/apiReference.ts`. */
export const apiReferenceTypes = /* GraphQL */ `
  "What an API page is about."
  enum ApiKind {
    component
    hook
    interface
  }

  "A component, hook or interface of an installed package, read from its declarations."
  type ApiReference implements Node @dontInfer {
    "Product id and name, for example material-ui/Button."
    key: String!
    "Path of its page."
    pathname: String!
    "Product id."
    product: String!
    "Name as imported, without Unstable_."
    name: String!
    "Whether it is a component, a hook or an interface."
    kind: ApiKind!
    "npm name."
    packageName: String!
    "Installed version of the package."
    packageVersion: String!
    "Import statements, the shortest path first, then from the package itself."
    imports: [String!]!
    "Markdown as declared, with links into this site."
    description: String!
    "The description as HTML."
    descriptionHtml: String!
    "HTML of the reason, empty where none is given; null where it is not deprecated."
    deprecatedHtml: String
    "Whether its package still exports it as unstable."
    unstable: Boolean!
    "Props of a component, members of an interface; required first, then by name."
    props: [ApiProp!]!
    "Props that a component also takes, to hand them on to what it inherits from."
    inheritedProps: [ApiProp!]!
    "Type parameters that its types have, as they are declared, for example R extends GridValidRowModel = any."
    typeParameters: [String!]!
    "What a hook is called with: the members of its options, or its arguments."
    parameters: [ApiProp!]!
    "Members of what a hook gives."
    returns: [ApiProp!]!
    "How a hook is called, where one object in and one object out do not say it."
    callSignature: String
    "The call signature, highlighted, for the inside of <code>."
    callSignatureHtml: String
    "Parts that can be replaced or styled."
    slots: [ApiSlot!]!
    "CSS classes that it sets."
    classes: [ApiClass!]!
    "Custom properties that its styles read."
    cssVariables: [ApiCssVariable!]!
    "Name in the theme's components, for example MuiButton."
    themeName: String
    "What it hands its unknown props on to."
    inherits: ApiInheritance
    "Type of what ref gets, for example HTMLButtonElement; null where a ref is not forwarded."
    refTarget: String
    "Whether it takes the prop sx."
    takesSx: Boolean!
    "Whether it takes the prop component."
    takesComponent: Boolean!
    "Whether it takes the prop classes."
    takesClasses: Boolean!
    "Whether it takes the system's style props, which are not listed one by one."
    takesSystemProps: Boolean!
    "Declaration file from the package name on, for example @mui/material/Button/Button.d.ts."
    sourceFile: String!
  }

  "A prop, a hook's parameter, a member of a return value or of an interface."
  type ApiProp {
    "As it is written in code."
    name: String!
    "TypeScript as a reader writes it, unions written out."
    type: String!
    "The type, highlighted, names that have an API page linked; for the inside of <code>."
    typeHtml: String!
    "What a helper type means, in words (HTML), where its name alone does not say it."
    typeNoteHtml: String
    "Whether it has to be given."
    required: Boolean!
    "Source text of the default."
    defaultValue: String
    "HTML of the reason, empty where none is given; null where it is not deprecated."
    deprecatedHtml: String
    "Markdown as declared, with links into this site."
    description: String!
    "The description as HTML."
    descriptionHtml: String!
    "What a function is called with and gives back, where that is described."
    signature: ApiSignature
  }

  "Described arguments and result of a function."
  type ApiSignature {
    "Arguments in order."
    parameters: [ApiSignatureValue!]!
    "Null where nothing is said about the result."
    returns: ApiSignatureValue
  }

  "An argument or a result."
  type ApiSignatureValue {
    "Empty for the result."
    name: String!
    "TypeScript as a reader writes it."
    type: String!
    "What is said about it, as HTML."
    descriptionHtml: String!
  }

  "A part of a component that can be replaced or styled."
  type ApiSlot {
    "Key in the props slots and slotProps."
    name: String!
    "What it renders unless replaced, as declared."
    defaultElement: String
    "With its dot, for example .MuiButton-root."
    className: String
    "Markdown as declared, with links into this site."
    description: String!
    "The description as HTML."
    descriptionHtml: String!
  }

  "A CSS class that a component sets."
  type ApiClass {
    "Key in the prop classes."
    key: String!
    "With its dot, for example .MuiButton-root, or .Mui-disabled for a state."
    className: String!
    "Whether it is a state class, which all components share."
    isState: Boolean!
    "Markdown as declared, with links into this site."
    description: String!
    "The description as HTML."
    descriptionHtml: String!
  }

  "A custom property that a component's styles read."
  type ApiCssVariable {
    "For example --Button-radius."
    name: String!
    "Value where it is not set, as the styles have it."
    defaultValue: String
  }

  "What a component hands its unknown props on to."
  type ApiInheritance {
    "Component or element."
    name: String!
    "Its API page, or its own documentation elsewhere; null where it has none."
    href: String
  }
`;
