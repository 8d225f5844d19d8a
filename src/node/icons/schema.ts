/** GraphQL type of the icons of @mui/icons-material. */
export const iconTypes = /* GraphQL */ `
  "The icons of the installed package; their SVG lies in files of its folder."
  type IconSet implements Node @dontInfer {
    "Of the package."
    version: String!
    "Pathname of the folder with the files, with a slash at both ends."
    folder: String!
    "Icons in the filled style."
    count: Int!
    "The icons that the page has at once, in the filled style."
    first: [IconDrawing!]!
    "Colors of SvgIcon in the default theme of the installed package."
    colors: [IconColor!]!
  }

  "An icon in one style."
  type IconDrawing {
    "As it is imported."
    name: String!
    "What stands inside its svg element."
    markup: String!
  }

  "A value of the prop color of SvgIcon, with what it is in each mode."
  type IconColor {
    "As it is given to the prop."
    name: String!
    "CSS color in light mode."
    light: String!
    "CSS color in dark mode."
    dark: String!
  }
`;
