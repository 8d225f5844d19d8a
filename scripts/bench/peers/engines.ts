import type { PageStyle } from './content/toPageMarkdown';
import { toOurPathname } from './ourPathname';

/** How the search of a site is found: what opens it, its field, and each of its results. */
export interface SearchSelectors {
  open: string;
  input: string;
  result: string;
}

/** A way to build a documentation site; paths are relative to its site. */
export interface Engine {
  label: string;
  /** Folder under `sites` of the scratch folder; two engines may share one. */
  site: string;
  /** Built from this repository instead of a folder of `engines`. */
  isOurs?: boolean;
  /** Where the generated pages go. */
  content: string;
  /** What that folder keeps. */
  kept?: readonly string[];
  style: PageStyle;
  /** Files of it are served as they are. */
  static: string;
  build: readonly [command: string, ...args: string[]];
  environment?: Readonly<Record<string, string>>;
  output: string;
  /** What a cold build must not find. */
  caches: readonly string[];
  /** Whose versions the report names. */
  packages: readonly string[];
  /** File in `content` of the page at a path of the plan. */
  toFile: (page: string) => string;
  toPathname: (page: string) => string;
  /** Selects the links of the side navigation. */
  navigation: string;
  search: SearchSelectors | null;
}

const toMarkdownFile = (page: string) => `${page}.md`;
const toAddress = (page: string) => `/${page}`;
const toFolderAddress = (page: string) => `/${page}/`;

const docusaurus = {
  site: 'docusaurus',
  content: 'docs',
  style: { links: 'file', hasHeading: false },
  static: 'static',
  build: ['npx', 'docusaurus', 'build'],
  output: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],
  toFile: toMarkdownFile,
  toPathname: toAddress,
  navigation: '.theme-doc-sidebar-menu a',
  search: {
    open: '.navbar__search-input',
    input: '.navbar__search-input',
    result: '[class*="suggestion_"]',
  },
} satisfies Partial<Engine>;

const bareGatsby = {
  content: 'content',
  style: { links: 'address', hasHeading: false },
  static: 'static',
  build: ['npx', 'gatsby', 'build'],
  environment: { GATSBY_TELEMETRY_DISABLED: '1' },
  output: 'public',
  caches: ['.cache', 'public'],
  toFile: toMarkdownFile,
  toPathname: toFolderAddress,
  navigation: 'nav a',
  search: null,
} satisfies Partial<Engine>;

/** In the order of the report. */
const engines = {
  plumbline: {
    label: 'Plumbline',
    site: 'plumbline',
    isOurs: true,
    content: 'content/material-ui',
    style: { links: 'pathname', hasHeading: false },
    static: 'static',
    build: ['npx', 'gatsby', 'build'],
    environment: { GATSBY_TELEMETRY_DISABLED: '1' },
    output: 'public',
    caches: ['.cache', 'public', 'node_modules/.cache'],
    packages: ['gatsby', 'react'],
    toFile: (page) => `${page}/index.mdx`,
    toPathname: toOurPathname,
    navigation: 'nav a',
    search: {
      open: '[data-action="search"]',
      input: '[role="combobox"]',
      result: '[role="option"]',
    },
  },
  starlight: {
    label: 'Astro Starlight 0.37',
    site: 'starlight',
    content: 'src/content/docs',
    style: { links: 'address', hasHeading: false },
    static: 'public',
    build: ['npx', 'astro', 'build'],
    environment: { ASTRO_TELEMETRY_DISABLED: '1' },
    output: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    packages: ['@astrojs/starlight', 'astro'],
    toFile: toMarkdownFile,
    toPathname: toFolderAddress,
    navigation: 'nav.sidebar a',
    search: {
      open: 'site-search button[data-open-modal]',
      input: '.pagefind-ui__search-input',
      result: '.pagefind-ui__result-link',
    },
  },
  gatsby: {
    ...bareGatsby,
    label: 'Gatsby 5.16 bare, MDX (no search, no highlight)',
    site: 'gatsby',
    packages: ['gatsby', 'gatsby-plugin-mdx', 'react'],
  },
  'gatsby-remark': {
    ...bareGatsby,
    label: 'Gatsby 5.16 bare, one template, html in page-data',
    site: 'gatsby-remark',
    packages: ['gatsby', 'gatsby-transformer-remark', 'react'],
  },
  'docusaurus-faster': {
    ...docusaurus,
    label: 'Docusaurus 3.10 (v4 + faster)',
    environment: { BENCH_FASTER: '1' },
    packages: [
      '@docusaurus/core',
      '@docusaurus/faster',
      '@easyops-cn/docusaurus-search-local',
      'react',
    ],
  },
  docusaurus: {
    ...docusaurus,
    label: 'Docusaurus 3.10 (webpack)',
    environment: { BENCH_FASTER: '0' },
    packages: ['@docusaurus/core', '@easyops-cn/docusaurus-search-local', 'react'],
  },
  vitepress: {
    label: 'VitePress 1.6',
    site: 'vitepress',
    content: 'docs',
    kept: ['.vitepress', 'public'],
    style: { links: 'file', hasHeading: true },
    static: 'docs/public',
    build: ['npx', 'vitepress', 'build', 'docs'],
    output: 'docs/.vitepress/dist',
    caches: ['docs/.vitepress/cache'],
    packages: ['vitepress', 'vue'],
    toFile: toMarkdownFile,
    toPathname: toAddress,
    navigation: '.VPSidebar a',
    search: {
      open: '.DocSearch-Button',
      input: '#localsearch-input',
      result: '.results .result, #localsearch-list .result',
    },
  },
  nextra: {
    label: 'Nextra 4.6 (Next 16, static export)',
    site: 'nextra',
    content: 'content',
    style: { links: 'file', hasHeading: true },
    static: 'public',
    build: ['sh', '-c', 'npx next build && npx pagefind --site out --output-path out/_pagefind'],
    environment: { NEXT_TELEMETRY_DISABLED: '1' },
    output: 'out',
    caches: ['.next'],
    packages: ['nextra', 'next', 'react'],
    toFile: toMarkdownFile,
    toPathname: toAddress,
    navigation: 'aside a',
    search: {
      open: '.nextra-search input',
      input: '.nextra-search input',
      result: '.nextra-search-results a',
    },
  },
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof engines;

export const engineNames = Object.keys(engines) as EngineName[];

/** With all that an engine may have, which each row of the table has some of. */
export const toEngine = (name: EngineName): Engine => engines[name];
