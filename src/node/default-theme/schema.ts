/** GraphQL type of the default themes of the packages. */
export const defaultThemeTypes = /* GraphQL */ `
  "The theme that the installed package of a product makes without options."
  type DefaultTheme implements Node @dontInfer {
    "Of the product."
    product: String!
    "Of the package."
    version: String!
    "Keys with their values in light and dark mode: ThemeNode of src/shared/themeTree.ts."
    tree: JSON!
  }
`;
