/** `.cache/production-app.js`, which Gatsby writes with each build; `src/node/webpack` knows where. */
declare module 'gatsby-production-app' {}
