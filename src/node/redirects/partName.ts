/** The name of any one part of a path, as in `/base-ui/:page/`. Not every host knows one for less than a whole part. */
export const partName = /:[a-z]+(?=\/)/g;
