/** Gatsby's browser API for tests of single components; each test says what navigation should have been asked for. */
export const navigate = jest.fn();

/** Queries run at build time only; a page under test is given its data. */
export const graphql = () => null;
