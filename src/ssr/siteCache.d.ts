/** What the build leaves in .cache/site for server rendering; the alias is set in `src/node/webpack`. */
declare module 'site-cache/navigation.json' {
  const trees: import('../shared/navigation').NavigationTrees;
  export default trees;
}

declare module 'site-cache/boot.json' {
  const script: string;
  export default script;
}
