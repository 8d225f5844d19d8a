// BENCH_FASTER=1 : future.v4 + future.faster. BENCH_SEARCH=0 : without the local search theme.
const faster = process.env.BENCH_FASTER === '1';
const search = process.env.BENCH_SEARCH !== '0';
module.exports = {
  title: 'Acme UI',
  tagline: 'Documentation of a component library',
  url: 'https://docs.example.com',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  future: faster ? { v4: true, faster: true } : {},
  presets: [
    [
      'classic',
      {
        docs: { routeBasePath: '/', sidebarPath: './sidebars.js' },
        blog: false,
        pages: false,
        theme: {},
      },
    ],
  ],
  themes: search
    ? [
        [
          require.resolve('@easyops-cn/docusaurus-search-local'),
          { hashed: true, docsRouteBasePath: '/', indexBlog: false, indexPages: false },
        ],
      ]
    : [],
  themeConfig: {
    navbar: {
      title: 'Acme UI',
      items: [{ type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Docs' }],
    },
    footer: { copyright: 'Acme UI' },
  },
};
