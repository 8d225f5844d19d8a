import { apiReferenceTypes } from './api-reference/schema';
import { defaultThemeTypes } from './default-theme/schema';
import { demoTypes } from './demos/schema';
import { iconTypes } from './icons/schema';
import { productionErrorTypes } from './production-errors/schema';

/** Types of the site and of authored content. Those of rooms stand in a `schema.ts` of each, and are joined below. */
const contentTypes = /* GraphQL */ `
  "The site itself, as Gatsby knows it."
  type Site implements Node {
    "What the site says of itself."
    siteMetadata: SiteSiteMetadata!
  }

  "What the site says of itself, from gatsby-config.ts."
  type SiteSiteMetadata {
    "Name of the site."
    title: String!
    "One sentence about it."
    description: String!
    "Where it is published, without a trailing slash."
    siteUrl: String!
    "Where its source is published, without a trailing slash."
    repositoryUrl: String!
  }

  "One side navigation, from content/<prefix>/navigation.yml."
  type Navigation implements Node @dontInfer {
    "Folder of the file inside content/, slashes as dashes: material-ui, x, experiments-docs."
    navigationId: String!
    "Its items in the order of the file."
    items: [NavigationItem!]!
    "File that it is read from, relative to the repository root."
    sourceFile: String!
  }

  "An entry of a side navigation: a page, a group of pages, or a heading above some."
  type NavigationItem {
    "Path of its page with a trailing slash; for a group, its name among the pathnames."
    pathname: String!
    "Words shown."
    title: String!
    "Whether it is a heading above its children and not a group that folds."
    subheader: Boolean!
    "Commercial plan that the feature belongs to."
    plan: NavigationPlan
    "Whether the feature is planned and not there yet."
    planned: Boolean!
    "Whether the feature may still change."
    unstable: Boolean!
    "Whether the feature is new in the documented version."
    newFeature: Boolean!
    "Whether the feature is no longer developed."
    legacy: Boolean!
    "Name of an icon, for queries: the side navigation shows words alone."
    icon: String
    "Where the item leads when not to a page of this site."
    linkProps: NavigationLinkProps
    "Items below it; empty for a page."
    children: [NavigationItem!]!
  }

  "Commercial plans of the data grid and the date pickers."
  enum NavigationPlan {
    pro
    premium
  }

  "Attributes of a link that leaves the site."
  type NavigationLinkProps {
    "Address."
    href: String!
    "Window that it opens in, as in HTML."
    target: String
    "Relation to this site, as in HTML; noopener is always written."
    rel: String
  }

  "A documented product, from content/products.yml."
  type Product implements Node @dontInfer {
    "For example material-ui."
    productId: String!
    "Place among the products as they are offered, from 0."
    position: Int!
    "As it is written in sentences, for example Material UI."
    name: String!
    "One line that says what it is."
    description: String!
    "core or x."
    category: String!
    "Start of the pathnames of its pages."
    prefix: String!
    "Page that the product switcher opens."
    homePathname: String!
    "Side navigation that its pages show."
    navigationId: String!
    "Pages that the search offers before anything is typed."
    starts: ProductStarts!
    "Installed version of its first package, which is the one documented."
    version: String!
    "npm packages that it is made of, with their installed versions."
    packages: [ProductPackage!]!
    "Links to the documentation of older versions, newest first."
    olderVersions: [VersionLink!]!
  }

  "Pages of a product to start from, those that are wanted most first."
  type ProductStarts {
    "Such as its installation."
    guides: [StartPage!]!
    "Pages of components."
    components: [StartPage!]!
  }

  "A page that the search offers before anything is typed."
  type StartPage {
    "As in the address, for example /material-ui/react-button/."
    pathname: String!
  }

  "An npm package of a product."
  type ProductPackage {
    "As on npm, for example @mui/material."
    name: String!
    "Installed version."
    version: String!
    "Start of the pathnames of its API pages."
    apiPrefix: String!
  }

  "Documentation of an older version."
  type VersionLink {
    "For example v4.12.4."
    version: String!
    "Address of that documentation."
    href: String!
  }

  "Interface strings of one language, from content/translations."
  type TranslationFile implements Node @dontInfer {
    "Two letters, for example en."
    language: String!
    "Nested strings; a key is the path to one with dots."
    strings: JSON!
  }

  "A page of the documentation, from an index.mdx; child of its Mdx node."
  type DocsPage implements Node @dontInfer @childOf(types: ["Mdx"]) {
    "Path of the page, made from its folder."
    pathname: String!
    "Product that the pathname belongs to."
    product: String
    "Heading of the page."
    title: String!
    "One sentence of 50 to 160 characters, also for search engines."
    description: String!
    "Components that the page documents, by name."
    components: [String!]!
    "Hooks that the page documents, by name."
    hooks: [String!]!
    "Label of the component in the library's issue tracker."
    githubLabel: String
    "Address of the WAI-ARIA pattern."
    waiAria: String
    "Address of the Material Design page."
    materialDesign: String
    "Whether what it documents may still change."
    unstable: Boolean!
    "Whether it stands in no navigation on purpose."
    unlisted: Boolean!
    "Other words that readers search for."
    keywords: [String!]!
    "Headings of level 2 to 4 in order."
    headings: [Heading!]!
    "The body: finished HTML and islands, in order."
    content: [ContentBlock!]!
    "The body as Markdown, demos left as their tag."
    markdown: String!
    "File that it is read from, relative to the repository root."
    sourceFile: String!
    "Links, tags and inline code with their lines, for the checks."
    mentions: [Mention!]!
    "The node of the file."
    mdx: Mdx! @link(from: "parent")
    "Demos beside the page."
    demos: [Demo!]! @link(by: "docsPagePathname", from: "pathname")
    "Playgrounds that stand on the page."
    playgrounds: [Playground!]! @link(by: "docsPagePathname", from: "pathname")
    "What its demos and playgrounds load; null for a page without any."
    demoBundle: DemoBundle @link(by: "docsPagePathname", from: "pathname")
    "The theme of its product without options; null where the product has none."
    defaultTheme: DefaultTheme @link(by: "product", from: "product")
  }

  "A heading of a page."
  type Heading {
    "Id in the HTML, for links."
    id: String!
    "Its words, without markup."
    text: String!
    "2 to 4."
    depth: Int!
  }

  "A piece of a page: either finished HTML or an island."
  type ContentBlock {
    "Finished HTML; null for an island."
    html: String
    "The island; null for HTML."
    island: Island
  }

  "A place in the content that React renders."
  type Island {
    "Name of the tag."
    name: String!
    "Its literal attributes."
    props: JSON!
  }

  "Something in a file that is checked against the rest of the site."
  type Mention {
    "link, inlineCode, or the name of a tag."
    kind: String!
    "Address, code, or the attribute that names the target: 'name' of a demo, 'of' of a playground."
    value: String!
    "Line in the file."
    line: Int!
  }

  "A blog post, from content/blog/<date>-<slug>/index.mdx; child of its Mdx node."
  type BlogPost implements Node @dontInfer @childOf(types: ["Mdx"]) {
    "Path of the post; the date is not part of it."
    pathname: String!
    "Heading of the post."
    title: String!
    "One sentence of 50 to 160 characters, also for search engines and feeds."
    description: String!
    "Day of publication, yyyy-mm-dd unless asked for otherwise."
    date: Date! @dateformat
    "Names of those who wrote it."
    authors: [String!]!
    "Subjects, for the list of posts."
    tags: [String!]!
    "Headings of level 2 to 4 in order."
    headings: [Heading!]!
    "The body: finished HTML and islands, in order."
    content: [ContentBlock!]!
    "The body as Markdown."
    markdown: String!
    "File that it is read from, relative to the repository root."
    sourceFile: String!
    "Links and inline code with their lines, for the checks."
    mentions: [Mention!]!
    "The node of the file."
    mdx: Mdx! @link(from: "parent")
  }

  "A mistake in an authored file; any of them stops the build."
  type ContentProblem implements Node @dontInfer {
    "Relative to the repository root."
    file: String!
    "Line in the file, where there is one."
    line: Int
    "What is wrong and what to do."
    message: String!
  }
`;

/** Everything that createSchemaCustomization declares. */
export const typeDefinitions: readonly string[] = [
  contentTypes,
  demoTypes,
  apiReferenceTypes,
  productionErrorTypes,
  iconTypes,
  defaultThemeTypes,
];
