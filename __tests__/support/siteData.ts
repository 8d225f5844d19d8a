/** What the static query of `useSiteData` gives, with two products. */
export const siteData = {
  metadata: {
    title: 'Plumbline',
    siteUrl: 'https://site.example',
    repositoryUrl: 'https://git.example/site',
  },
  products: [
    {
      productId: 'material-ui',
      name: 'Material UI',
      description: 'Ready-made components.',
      category: 'core',
      homePathname: '/material-ui/getting-started/',
      navigationId: 'material-ui',
      version: '5.14.18',
      packages: [{ name: '@mui/material', version: '5.14.18' }],
      olderVersions: [{ version: 'v4', href: 'https://v4.example/' }],
    },
    {
      productId: 'joy-ui',
      name: 'Joy UI',
      description: 'Components with a look of their own.',
      category: 'core',
      homePathname: '/joy-ui/getting-started/',
      navigationId: 'joy-ui',
      version: '5.0.0-beta.15',
      packages: [{ name: '@mui/joy', version: '5.0.0-beta.15' }],
      olderVersions: [],
    },
  ],
};
