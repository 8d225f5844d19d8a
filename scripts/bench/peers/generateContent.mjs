// Deterministic docs content. No dependencies.
// Writes DIR/index.md, DIR/<group>/<slug>.md and (next to DIR, or at --manifest) a manifest.json:
//   { n, groups: [{ slug, title, pages: [{ slug, title, path }] }] }
// --links file : relative links are "./other.md" (Docusaurus, VitePress, Nextra resolve these)
// --links url  : relative links are "../other/" as seen from /group/slug/ (Starlight, plain sites)
// --h1 : also write the title as a level-1 heading (engines that do not render the front matter title)
// The text holds no raw "<", "{" or "}" outside code fences and inline code, so it is valid
// CommonMark+GFM and valid MDX at once.
import fs from 'node:fs';
import path from 'node:path';

function rng(seed) {
  // mulberry32
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const NOUNS =
  'Button Input Select Dialog Drawer Tooltip Popover Menu Table Tabs Accordion Avatar Badge Banner Breadcrumb Calendar Card Carousel Checkbox Chip Combobox Divider Dropzone Field Form Grid Icon Label Layout Link List Loader Modal Notice Pager Panel Picker Progress Radio Rating Sheet Sidebar Skeleton Slider Spinner Stepper Switch Tag Textarea Timeline Toast Toggle Toolbar Tree'.split(
    ' ',
  );
const KINDS =
  'Basics Props Theming Keyboard Testing Layout States Events Motion Density Tokens Slots Patterns Migration Rendering Validation Focus Composition Variants Recipes'.split(
    ' ',
  );
const GROUPS =
  'Foundations Inputs Overlays Navigation Feedback Data Display Forms Charts Media Typography Colour Icons Motion Accessibility Testing Theming Tokens Recipes Patterns'.split(
    ' ',
  );
const WORDS =
  'component state value change handler render tree parent child element focus ring border token theme colour contrast spacing scale layout column row cell header footer label description error message hint required optional default controlled uncontrolled selection range keyboard pointer touch screen reader announce region role attribute property option callback event listener effect cleanup memo ref slot portal layer overlay backdrop scroll lock anchor placement offset collision boundary animation transition duration easing reduced motion locale direction number format date currency plural message bundle chunk import export module package version release migration deprecation warning strict mode server client hydrate stream cache request response loading skeleton empty result filter sort group page size total count index key identity stable order visible hidden disabled readonly invalid pending saved draft'.split(
    ' ',
  );
const VERBS =
  'renders measures exposes receives forwards restores updates announces validates positions delays cancels merges inherits replaces preserves reports resolves ignores accepts'.split(
    ' ',
  );
const JOIN = 'when,because,so that,unless,after,before,while,even if'.split(',');

const pick = (r, a) => a[Math.floor(r() * a.length)];
const slugify = (s) => s.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const cap = (s) => s[0].toUpperCase() + s.slice(1);

function sentence(r) {
  const clause = () =>
    `the ${pick(r, WORDS)} ${pick(r, WORDS)} ${pick(r, VERBS)} the ${pick(r, WORDS)} of its ${pick(r, WORDS)}`;
  let s = clause();
  if (r() < 0.55) s += ` ${pick(r, JOIN)} ${clause()}`;
  const x = r();
  if (x < 0.08) s += `, which **${pick(r, VERBS)}** every ${pick(r, WORDS)}`;
  else if (x < 0.2) s += ` through \`${pick(r, WORDS)}${cap(pick(r, WORDS))}\``;
  return cap(s) + '.';
}
function para(r, words) {
  let out = [],
    n = 0;
  while (n < words) {
    const s = sentence(r);
    out.push(s);
    n += s.split(' ').length;
  }
  return { text: out.join(' '), n };
}

function codeBlock(r, noun, i) {
  const a = pick(r, WORDS),
    b = pick(r, WORDS),
    A = cap(a),
    B = cap(b);
  const kinds = [
    () => `import { useState } from 'react'
import { ${noun} } from '@acme/ui'

export function ${A}${noun}Example() {
  const [${a}, set${A}] = useState<string | null>(null)
  return (
    <${noun}
      label="${A} ${b}"
      value={${a}}
      onValueChange={(next) => set${A}(next)}
      disabled={${a} === 'locked'}
    />
  )
}`,
    () => `type ${A}${B}Props<T extends object> = {
  items: readonly T[]
  getKey: (item: T, index: number) => string
  on${B}?: (item: T) => void | Promise<void>
  size?: 'small' | 'medium' | 'large'
}

export function ${A}${B}<T extends object>({ items, getKey, on${B}, size = 'medium' }: ${A}${B}Props<T>) {
  return (
    <ul data-size={size}>
      {items.map((item, index) => (
        <li key={getKey(item, index)} onClick={() => on${B}?.(item)}>
          {String(index + 1)}
        </li>
      ))}
    </ul>
  )
}`,
    () => `import { useEffect, useRef } from 'react'

// Keeps the ${a} in step with the ${b} without an extra render.
export function use${A}${B}(delay = ${100 + Math.floor(r() * 900)}) {
  const timer = useRef<number>()
  useEffect(() => {
    timer.current = window.setTimeout(() => {
      document.title = \`${A}: \${delay} ms\`
    }, delay)
    return () => window.clearTimeout(timer.current)
  }, [delay])
  return timer
}`,
    () => `import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ${noun} } from '@acme/ui'

test('${noun} ${pick(r, VERBS)} the ${a}', async () => {
  const user = userEvent.setup()
  render(<${noun} label="${A}" hint="${b}" />)
  await user.click(screen.getByRole('button', { name: '${A}' }))
  expect(await screen.findByText(/${b}/i)).toBeVisible()
})`,
  ];
  return '```tsx\n' + kinds[i % 4]() + '\n```';
}

function table(r) {
  const rows = [];
  const n = 5 + Math.floor(r() * 4);
  const types = [
    '`string`',
    '`boolean`',
    '`number`',
    '`ReactNode`',
    '`() => void`',
    '`"small" | "large"`',
  ];
  for (let i = 0; i < n; i++) {
    const name = pick(r, WORDS) + cap(pick(r, WORDS));
    rows.push(
      `| \`${name}\` | ${pick(r, types).replace('|', '\\|')} | \`${pick(r, WORDS)}\` | The ${pick(r, WORDS)} of the ${pick(r, WORDS)}. |`,
    );
  }
  return `| Prop | Type | Default | Description |\n| --- | --- | --- | --- |\n${rows.join('\n')}`;
}

export function plan(n) {
  const per = n <= 50 ? 10 : 20;
  const groups = [];
  let made = 0;
  for (let g = 0; made < n; g++) {
    const name =
      GROUPS[g % GROUPS.length] +
      (g >= GROUPS.length ? ` ${Math.floor(g / GROUPS.length) + 1}` : '');
    const pages = [];
    for (let p = 0; p < per && made < n; p++, made++) {
      const noun = NOUNS[(g * 7 + p) % NOUNS.length];
      const title = `${noun} ${KINDS[(g + p) % KINDS.length]} ${made + 1}`;
      pages.push({ slug: slugify(title), title, noun });
    }
    const slug = slugify(name);
    for (const p of pages) p.path = `${slug}/${p.slug}`;
    groups.push({ slug, title: name, pages });
  }
  return { n, groups };
}

function pageMarkdown(pl, gi, pi, links, seed = 1, h1 = false) {
  const g = pl.groups[gi],
    page = g.pages[pi];
  const r = rng(seed * 1000003 + gi * 1009 + pi * 31 + 7);
  const link = (tg, tp) => {
    const t = pl.groups[tg].pages[tp];
    if (links === 'pathname') return `/material-ui/${t.path}/`;
    if (links === 'file')
      return tg === gi ? `./${t.slug}.md` : `../${pl.groups[tg].slug}/${t.slug}.md`;
    return tg === gi ? `../${t.slug}/` : `../../${pl.groups[tg].slug}/${t.slug}/`;
  };
  const sameLink = (d) => {
    const tp = (pi + d) % g.pages.length;
    return `[${g.pages[tp].title}](${link(gi, tp)})`;
  };
  const otherLink = () => {
    const tg = (gi + 1) % pl.groups.length,
      tp = pi % pl.groups[tg].pages.length;
    return `[${pl.groups[tg].pages[tp].title}](${link(tg, tp)})`;
  };
  const P = (w) => para(r, w).text;
  const H = () => `${cap(pick(r, WORDS))} ${pick(r, WORDS)}`;
  const out = [];
  out.push(
    '---',
    `title: ${page.title}`,
    `description: How the ${page.noun.toLowerCase()} ${pick(r, VERBS)} the ${pick(r, WORDS)} and the ${pick(r, WORDS)}, with examples.`,
    '---',
    '',
  );
  if (h1) out.push(`# ${page.title}`, '');
  out.push(P(70), '');
  out.push(`## ${H()} usage`, '', P(80), '', codeBlock(r, page.noun, 0), '');
  out.push(
    `### ${H()} details`,
    '',
    P(60),
    '',
    `- ${sentence(r)}`,
    `- ${sentence(r)}`,
    `- See ${sameLink(1)} and ${sameLink(2)}.`,
    '',
  );
  out.push(`## ${H()} API`, '', P(50), '', table(r), '', codeBlock(r, page.noun, 1), '');
  out.push(`### ${H()} hooks`, '', P(70), '', codeBlock(r, page.noun, 2), '');
  out.push(`## ${H()} testing`, '', P(60), '', codeBlock(r, page.noun, 3), '');
  out.push(
    `## ${H()} notes`,
    '',
    `1. ${sentence(r)}`,
    `2. ${sentence(r)}`,
    '',
    P(60),
    '',
    `> ${sentence(r)}`,
    '',
    `Continue with ${sameLink(3)} or ${otherLink()}.`,
    '',
  );
  return out.join('\n');
}

export function generate({
  n,
  out,
  links = 'file',
  index = 'md',
  seed = 1,
  h1 = false,
  manifest,
  indexFrontmatter = '',
}) {
  const pl = plan(n);
  fs.rmSync(out, { recursive: true, force: true });
  fs.mkdirSync(out, { recursive: true });
  const first = pl.groups[0].pages[0];
  const href = links === 'file' ? `./${first.path}.md` : `./${first.path}/`;
  fs.writeFileSync(
    path.join(out, `index.${index}`),
    `---\ntitle: Acme UI\ndescription: Documentation of a component library.\n${indexFrontmatter}---\n\n${h1 ? '# Acme UI\n\n' : ''}A library of ${n} pages. Start with [${first.title}](${href}).\n`,
  );
  pl.groups.forEach((g, gi) => {
    fs.mkdirSync(path.join(out, g.slug), { recursive: true });
    g.pages.forEach((p, pi) =>
      fs.writeFileSync(
        path.join(out, g.slug, `${p.slug}.md`),
        pageMarkdown(pl, gi, pi, links, seed, h1),
      ),
    );
  });
  if (manifest) fs.writeFileSync(manifest, JSON.stringify(pl, null, 1));
  return pl;
}
