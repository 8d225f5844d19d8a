/** GraphQL type of the numbered errors that production builds of the documented packages throw. */
export const productionErrorTypes = /* GraphQL */ `
  "A numbered error of the documented packages' production builds, read from the installed packages."
  type ProductionError implements Node @dontInfer {
    "Number in the address /production-error/?code=."
    code: Int!
    "Message; each %s stands for an argument, in order."
    template: String!
    "How many arguments the template takes."
    argumentCount: Int!
    "npm names of the packages that throw it."
    packages: [String!]!
  }
`;
