import fs from 'node:fs';
import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
const manifest = JSON.parse(fs.readFileSync(new URL('./manifest.json', import.meta.url)));
export default defineConfig({
  site: 'https://docs.example.com',
  integrations: [
    starlight({
      title: 'Acme UI',
      pagefind: process.env.BENCH_SEARCH !== '0',
      sidebar: manifest.groups.map((g) => ({
        label: g.title,
        collapsed: true,
        autogenerate: { directory: g.slug },
      })),
    }),
  ],
});
