/** GraphQL types of demos. `CodeVariant` and `CodeStyling` are the reader's two choices. */
export const demoTypes = /* GraphQL */ `
  "Language that the code of a demo is shown in."
  enum CodeVariant {
    JS
    TS
  }

  "How a demo is styled."
  enum CodeStyling {
    System
    Tailwind
    CSS
  }

  "A live example beside a docs page: one file, or a folder with a file per styling."
  type Demo implements Node @dontInfer {
    "Name of its file or folder, as in the tag <Demo name>."
    name: String!
    "Pathname of the page whose folder it lies in."
    docsPagePathname: String!
    "File of the System styling, relative to the repository root."
    sourceFile: String!
    "Stylings that it exists in; System first."
    stylings: [CodeStyling!]!
    "Code, one entry for each pair of styling and language."
    variants: [DemoVariant!]!
    "What the server rendered, one entry for each styling."
    renders: [DemoRender!]!
  }

  "The code of a demo in one language and one styling."
  type DemoVariant {
    "Language of the code."
    codeVariant: CodeVariant!
    "Styling of the code."
    codeStyling: CodeStyling!
    "As offered for download and in links, for example BasicButtons.tsx or BasicButtons.js."
    filename: String!
    "Source text; the same as the text content of html."
    code: String!
    "Highlighted source, for the inside of <code>."
    html: String!
    "Highlighted JSX that matters, where it is at most 12 lines, for the inside of <code>."
    previewHtml: String
    "Local files that it imports, directly or not."
    files: [DemoFile!]!
    "Packages that an exported project needs, with the versions this site documents."
    dependencies: [DemoDependency!]!
    "Code that the page carries; null for what it fetches from codeUrl of its DemoBundle, and for a twin."
    carried: DemoCode
    "Whether it is the JavaScript of a demo whose TypeScript is the same text."
    isTwin: Boolean!
    "Lines of the source, so that its place is known before it is there."
    lineCount: Int!
    "Documented library whose theme the demo lives in: material, joy, materialAndJoy or base."
    library: String!
  }

  "Highlighted code of a variant, as pages show it."
  type DemoCode {
    "Highlighted source of the demo, for the inside of <code>."
    html: String!
    "Local files that it imports."
    files: [DemoCodeFile!]!
  }

  "A local file of it."
  type DemoCodeFile {
    "Relative to the file of the demo."
    path: String!
    "Highlighted source."
    html: String!
  }

  "A local file that a demo imports."
  type DemoFile {
    "Relative to the demo's file, for example ./styles.css or ./products.ts."
    path: String!
    "Source text, in the language of the variant."
    code: String!
    "Highlighted source."
    html: String!
  }

  "A package with its exact version."
  type DemoDependency {
    "As on npm."
    name: String!
    "Exact version."
    version: String!
  }

  "Server-rendered demo in one styling."
  type DemoRender {
    "Styling that was rendered."
    codeStyling: CodeStyling!
    "HTML for the inside of the demo's container; right in both modes and both directions. Empty for a demo in a frame."
    html: String!
    "Address of the demo's own page, where the page shows it in a frame."
    frameUrl: String
  }

  "URLs of the scripts of one demo, its own among them."
  type DemoPreload {
    "Value of its attribute data-demo."
    scope: String!
    "Addresses to preload."
    urls: [String!]!
  }

  "What the demos of one page load."
  type DemoBundle implements Node @dontInfer {
    "Pathname of the page."
    docsPagePathname: String!
    "URL of the ES module that brings the page's demos to life."
    script: String!
    "URL of a JSON file with the code that the page does not carry, see src/shared/demoCode.ts; null where it carries all."
    codeUrl: String
    "URLs that the script imports, directly or not, to preload together with it."
    modulePreloads: [String!]!
    "What each demo needs besides, to preload when it comes near."
    demoPreloads: [DemoPreload!]!
    "One style element with the critical CSS of all demos of the page, for an element with the attribute data-demo-styles placed before the first demo."
    stylesHtml: String!
    "URL of the stylesheet of demos in Tailwind, for readers who choose that styling; null where the page has none."
    tailwindStylesheet: String
  }

  "Controls for a component and the component with their values, as the tag <Playground of> asks for it."
  type Playground implements Node @dontInfer {
    "Name of the component, unique on the page."
    of: String!
    "Pathname of the page."
    docsPagePathname: String!
    "List of PlaygroundControl, see src/shared/playground.ts."
    controls: JSON!
    "Props that the author gives and no control changes."
    fixedProps: JSON!
    "Source text by name of props that are elements or functions."
    codeProps: JSON!
    "Highlighted JSX between the tags, where it is elements; for the inside of <code>."
    childrenHtml: String
    "What the server rendered with the values at the start, for the inside of its container."
    html: String!
  }
`;
