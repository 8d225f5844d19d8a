import { formatContentErrors, ContentErrors } from '../../../src/node/errors';
import { parseDocsFile, parseBlogFile } from '../../../src/node/content/parseFrontMatter';
import { parseNavigation } from '../../../src/node/content/parseNavigation';
import { parseProducts } from '../../../src/node/content/parseProducts';

function problemsOf(run: () => unknown): string[] {
  try {
    run();
  } catch (error) {
    if (error instanceof ContentErrors) return formatContentErrors(error.errors).split('\n');
    throw error;
  }
  return [];
}

describe('navigation', () => {
  test('items get every field, and a trailing slash', () => {
    const [group] = parseNavigation(
      '- pathname: /a\n  title: A\n  children:\n    - pathname: /a/b/\n      title: B\n      plan: pro\n',
      'content/a/navigation.yml',
    );
    expect(group).toMatchObject({
      pathname: '/a/',
      title: 'A',
      plan: null,
      planned: false,
      line: 1,
    });
    expect(group?.children[0]).toMatchObject({
      pathname: '/a/b/',
      plan: 'pro',
      line: 4,
      children: [],
    });
  });

  test.each([
    [
      '- pathname: /a/\n  title: A\n  plan: gold\n',
      'n.yml:3: "0.plan": Unknown value "gold". Use one of: pro, premium.',
    ],
    ['- pathname: /a/\n  titel: A\n', 'n.yml:1: Missing "title" in "0". Add it.'],
    ['- pathname: a/\n  title: A\n', 'n.yml:1: "0.pathname": A pathname starts with a slash.'],
    [
      '- pathname: /a/\n  title: A\n  new: true\n',
      'n.yml:3: "0": Unknown key "new". Remove it or correct its spelling.',
    ],
  ])('%j', (text, problem) => {
    expect(problemsOf(() => parseNavigation(text, 'n.yml'))).toContain(problem);
  });

  test('every mistake of a file is reported, not only the first', () => {
    const text =
      '- pathname: /a/\n  title: A\n  plan: gold\n- pathname: /b/\n  title: B\n  colour: red\n';
    expect(problemsOf(() => parseNavigation(text, 'n.yml'))).toHaveLength(2);
  });

  test('bad YAML says its line', () => {
    expect(problemsOf(() => parseNavigation('- pathname: /a/\n  title: "A\n', 'n.yml'))[0]).toMatch(
      /^n\.yml:\d: Bad YAML: .+ Correct the syntax\.$/,
    );
  });

  test('more than five levels are too deep', () => {
    const nest = (depth: number): string =>
      depth === 0
        ? ''
        : `- pathname: /${depth}/\n  title: T${depth > 1 ? `\n  children:\n${nest(depth - 1).replace(/^/gm, '    ')}` : ''}`;
    expect(problemsOf(() => parseNavigation(nest(5), 'n.yml'))).toEqual([]);
    expect(problemsOf(() => parseNavigation(nest(6), 'n.yml'))[0]).toContain('6 levels deep');
  });
});

describe('front matter', () => {
  const description = 'A description that is long enough to say what the page is about.';

  test('the body and its line are split off', () => {
    const { frontMatter, body, bodyLine } = parseDocsFile(
      `---\ntitle: Button\ndescription: ${description}\ncomponents: [Button]\n---\n\nText\n`,
      'f.mdx',
    );
    expect(frontMatter).toMatchObject({
      title: 'Button',
      components: ['Button'],
      hooks: [],
      unlisted: false,
    });
    expect(body).toBe('\nText\n');
    expect(bodyLine).toBe(6);
  });

  test.each([
    [
      'Text only',
      'f.mdx:1: No front matter. Start the file with "---", title, description and "---".',
    ],
    [`---\ndescription: ${description}\n---\n`, 'f.mdx:2: Missing "title". Add it.'],
    [
      '---\ntitle: A\ndescription: Short\n---\n',
      'f.mdx:3: "description": A description has 50 to 160 characters.',
    ],
    [
      `---\ntitle: A\ndescription: ${description}\nauthor: me\n---\n`,
      'f.mdx:4: Unknown key "author". Remove it or correct its spelling.',
    ],
  ])('%j', (text, problem) => {
    expect(problemsOf(() => parseDocsFile(text, 'f.mdx'))).toContain(problem);
  });

  test('a post needs a real date and an author', () => {
    const text = `---\ntitle: A\ndescription: ${description}\ndate: yesterday\nauthors: []\n---\n`;
    expect(problemsOf(() => parseBlogFile(text, 'p.mdx'))).toEqual([
      'p.mdx:4: "date": A date is written 2026-11-21, in quotes.',
      expect.stringContaining('p.mdx:5: "authors"'),
    ]);
  });
});

test('a product without packages is a mistake', () => {
  const text =
    '- id: a\n  name: A\n  category: core\n  prefix: /a/\n  home: /a/\n  navigation: a\n  description: A\n  packages: []\n';
  expect(problemsOf(() => parseProducts(text, 'products.yml'))).toEqual([
    expect.stringMatching(/^products\.yml:8: "0\.packages"/),
  ]);
});
