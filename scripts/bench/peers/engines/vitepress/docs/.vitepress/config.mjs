import fs from 'node:fs';
const manifest = JSON.parse(fs.readFileSync(new URL('../../manifest.json', import.meta.url)));
export default {
  title: 'Acme UI',
  description: 'Documentation of a component library',
  cleanUrls: true,
  themeConfig: {
    search: process.env.BENCH_SEARCH === '0' ? undefined : { provider: 'local' },
    sidebar: manifest.groups.map((g) => ({
      text: g.title,
      collapsed: true,
      items: g.pages.map((p) => ({ text: p.title, link: `/${p.path}` })),
    })),
  },
};
