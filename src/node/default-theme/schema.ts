/** GraphQL type of the default theme of @mui/material. */
export const defaultThemeTypes = /* GraphQL */ `
  "The theme that createTheme of the installed @mui/material makes without options."
  type DefaultTheme implements Node @dontInfer {
    "Of the package."
    version: String!
    "Keys with their values in light and dark mode: ThemeNode of src/shared/themeTree.ts."
    tree: JSON!
  }
`;
