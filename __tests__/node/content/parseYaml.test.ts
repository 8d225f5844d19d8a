import { readFileSync } from 'node:fs';
import { formatContentErrors, ContentErrors } from '../../../src/node/errors';
import {
  parseBlogFrontMatter,
  parseDocsFrontMatter,
  splitMdxFile,
} from '../../../src/node/content/parseFrontMatter';
import { parseNavigation } from '../../../src/node/content/parseNavigation';
import { parseProducts } from '../../../src/node/content/parseProducts';
import { parseTranslations } from '../../../src/node/content/parseTranslations';

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
    ['- pathname: /a/\n', 'n.yml:1: Missing "title" in "0". Add it.'],
    [
      '- pathname: a/\n  title: A\n',
      'n.yml:1: "0.pathname": "a/". A pathname is written /material-ui/react-chip/, and has no # and no spaces.',
    ],
    [
      '- pathname: /a/\n  title: A\n  new: true\n',
      'n.yml:3: "0": Unknown key "new". Remove it or correct its spelling.',
    ],
    [
      '- pathname: /a/\n  title: A\n  planned: yes\n',
      'n.yml:3: "0.planned": "yes" is not what belongs here. Write true or false.',
    ],
    [
      '- pathname: /a/\n  title: 5\n',
      'n.yml:2: "0.title": 5 is not what belongs here. Write text, in quotes where YAML would take it for something else.',
    ],
    [
      '- pathname: /a/\n  title: A\n  children: B\n',
      'n.yml:3: "0.children": "B" is not what belongs here. Write a list, as in [a, b].',
    ],
    [
      '- pathname: /a/\n  title: ""\n',
      'n.yml:2: "0.title": The text is empty. Write it, or remove the key.',
    ],
    ['[]', 'n.yml:1: The list is too short. Give it at least 1.'],
    [
      '- pathname: /a/\n  title: *Important*\n',
      'n.yml:2: Bad YAML: "*Important*" refers to nothing. Put text that begins with * in quotes.',
    ],
  ])('%j', (text, problem) => {
    expect(problemsOf(() => parseNavigation(text, 'n.yml'))).toContain(problem);
  });

  test('every mistake of a file is reported, not only the first', () => {
    const text =
      '- pathname: /a/\n  title: A\n  plan: gold\n- pathname: /b/\n  title: B\n  colour: red\n';
    expect(problemsOf(() => parseNavigation(text, 'n.yml'))).toHaveLength(2);
  });

  test('a colon in a title says what to do about it', () => {
    expect(problemsOf(() => parseNavigation('- pathname: /a/\n  title: A: B\n', 'n.yml'))).toEqual([
      expect.stringMatching(/^n\.yml:2: Bad YAML: .+ Put text that has a colon in quotes\.$/),
    ]);
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

  it('has no link on what opens a group', () => {
    const group = [
      '- pathname: /a/',
      '  title: A',
      '  linkProps: { href: https://example.com/ }',
      '  children: [{ pathname: /a/b/, title: B }]',
    ].join('\n');
    expect(problemsOf(() => parseNavigation(group, 'n.yml'))).toEqual([
      'n.yml:1: "/a/" has children, and so leads nowhere itself. Remove its linkProps, or give them to a child.',
    ]);
  });
});

describe('front matter', () => {
  const description = 'A description that is long enough to say what the page is about.';

  test('the body and its line are split off', () => {
    const text = `---\ntitle: Button\ndescription: ${description}\ncomponents: [Button]\n---\n\nText\n`;
    expect(parseDocsFrontMatter(text, 'f.mdx')).toMatchObject({
      title: 'Button',
      components: ['Button'],
      hooks: [],
      unlisted: false,
    });
    expect(splitMdxFile(text)).toMatchObject({ body: '\nText\n', bodyLine: 6 });
  });

  test.each([
    [
      'Text only',
      'f.mdx:1: No front matter. Start the file with "---", title, description and "---".',
    ],
    [`---\ndescription: ${description}\n---\n`, 'f.mdx:2: Missing "title". Add it.'],
    [
      '---\ntitle: A\ndescription: Short\n---\n',
      'f.mdx:3: "description": "Short". A description has 50 to 160 characters.',
    ],
    [
      `---\ntitle: A\ndescription: ${description}\nauthor: me\n---\n`,
      'f.mdx:4: Unknown key "author". Remove it or correct its spelling.',
    ],
    [
      `---\ntitle: A\ndescription: ${description}\n----\n`,
      'f.mdx:1: The front matter does not end. Write "---" on a line of its own below it.',
    ],
    [
      `---\ndescription: ${description}\ntitle: C # and F #\n---\n`,
      'f.mdx:3: "# and F #" is a comment to YAML, and is not read. Put text that has a # in quotes.',
    ],
    [
      `---\ntitle: The \`Button\`\ndescription: ${description}\n---\n`,
      'f.mdx:2: "title": "The `Button`". It is shown as it is: write it without signs of Markdown.',
    ],
    [
      `---\ntitle: ' '\ndescription: ${description}\n---\n`,
      'f.mdx:2: "title": The text is empty. Write it, or remove the key.',
    ],
    [
      `---\ntitle: A\ndescription: ${description}\nkeywords:\n  - tag\n  - Tag\n---\n`,
      'f.mdx:6: "keywords.1": "Tag". The list has it already: take one of them out.',
    ],
  ])('%j', (text, problem) => {
    expect(problemsOf(() => parseDocsFrontMatter(text, 'f.mdx'))).toContain(problem);
  });

  test('what cannot be seen is no mistake: blanks, line breaks, a byte order mark', () => {
    const [one, two] = [description.slice(0, 30), description.slice(30)];
    const text = `\uFEFF--- \ntitle: 'A '\ndescription: |\n  ${one}\n  ${two.trim()}\n---\t\n\nText\n`;
    const { title, description: read } = parseDocsFrontMatter(text, 'f.mdx');
    expect([title, read]).toEqual(['A', `${one.trim()} ${two.trim()}`]);
    expect(splitMdxFile(text)).toMatchObject({ body: '\nText\n', bodyLine: 7 });
  });

  test('a color in quotes is no comment', () => {
    const text = `---\ntitle: 'A # B' # reviewed\ndescription: ${description}\n---\n`;
    expect(parseDocsFrontMatter(text, 'f.mdx').title).toBe('A # B');
  });

  test('every text that is cut is told of, with the other mistakes, but not with what is wrong of its rest', () => {
    const text =
      '---\ntitle: C # and F #\ndescription: Sharp # and too short\nauthor: me\nkeywords: [a, A]\n---\n';
    expect(problemsOf(() => parseDocsFrontMatter(text, 'f.mdx'))).toEqual([
      expect.stringMatching(/^f\.mdx:2: "# and F #" is a comment/),
      expect.stringMatching(/^f\.mdx:3: "# and too short" is a comment/),
      'f.mdx:4: Unknown key "author". Remove it or correct its spelling.',
      expect.stringMatching(/^f\.mdx:5: "keywords\.1"/),
    ]);
  });

  test('text that is cut and goes on in the next line is told of as that', () => {
    const text = `---\ntitle: C # and\n  F too\ndescription: ${description}\n---\n`;
    expect(problemsOf(() => parseDocsFrontMatter(text, 'f.mdx'))).toEqual([
      expect.stringMatching(/^f\.mdx:2: "# and" is a comment/),
    ]);
  });

  test('a key that is missing is told of, where the first text is cut too', () => {
    expect(problemsOf(() => parseDocsFrontMatter('---\ntitle: C # and F\n---\n', 'f.mdx'))).toEqual(
      [
        expect.stringMatching(/^f\.mdx:2: "# and F" is a comment/),
        'f.mdx:2: Missing "description". Add it.',
      ],
    );
  });

  test('a comment in a line of its own cuts nothing', () => {
    const text = `---\ntitle: A\n# Reviewed\ndescription: ${description}\n---\n`;
    expect(parseDocsFrontMatter(text, 'f.mdx').title).toBe('A');
  });

  test('a post needs a real date and an author', () => {
    const text = `---\ntitle: A\ndescription: ${description}\ndate: yesterday\nauthors: []\n---\n`;
    expect(problemsOf(() => parseBlogFrontMatter(text, 'p.mdx'))).toEqual([
      'p.mdx:4: "date": "yesterday". A date is written 2026-11-21, in quotes.',
      expect.stringContaining('p.mdx:5: "authors"'),
    ]);
  });
});

describe('products', () => {
  const product = (id: string, packages: string, prefix = '/a/') =>
    `- id: ${id}\n  name: A\n  category: core\n  prefix: ${prefix}\n  home: /a/\n  navigation: a\n  description: A\n  packages: ${packages}\n`;

  test('one without packages is a mistake', () => {
    expect(problemsOf(() => parseProducts(product('a', '[]'), 'products.yml'))).toEqual([
      expect.stringMatching(/^products\.yml:8: "0\.packages"/),
    ]);
  });

  test('two with one id are both named', () => {
    const text = ['a', 'b', 'a']
      .map((id, index) => product(id, '[{ name: a, apiPrefix: /a/ }]', `/${index}/`))
      .join('');
    expect(problemsOf(() => parseProducts(text, 'products.yml'))).toEqual([
      'products.yml:17: Duplicated id "a", also in products.yml:1. Give one of them another id.',
    ]);
  });

  test('so are two with one folder', () => {
    const text = ['a', 'b'].map((id) => product(id, '[{ name: a, apiPrefix: /a/ }]')).join('');
    expect(problemsOf(() => parseProducts(text, 'products.yml'))).toEqual([
      'products.yml:9: Duplicated prefix "/a/", also in products.yml:1. Give one of them another prefix.',
    ]);
  });
});

describe('translations', () => {
  const file = 'content/translations/en.json';
  const english = readFileSync(file, 'utf8');

  test('strings keep their rooms', () => {
    expect(parseTranslations('{ "demo": { "copy": "Kopier" } }', 'translations/da.json')).toEqual({
      language: 'da',
      strings: { demo: { copy: 'Kopier' } },
    });
  });

  test('a missing comma says its line and what to do', () => {
    const text = '{\n  "header": {\n    "search": "Search"\n    "home": "Home"\n  }\n}\n';
    expect(problemsOf(() => parseTranslations(text, file))).toEqual([
      expect.stringMatching(
        /^content\/translations\/en\.json:4: Bad YAML: .+ Correct the syntax\.$/,
      ),
    ]);
  });

  test('every value that is no string is reported with its key and its line', () => {
    const text =
      '{\n  "header": {\n    "search": 3,\n    "home": ["Home"]\n  },\n  "demo": null\n}\n';
    expect(problemsOf(() => parseTranslations(text, file))).toEqual([
      `${file}:3: "header.search": Translations are strings in nested objects. Correct the value.`,
      `${file}:4: "header.home": Translations are strings in nested objects. Correct the value.`,
      `${file}:6: "demo": Translations are strings in nested objects. Correct the value.`,
    ]);
  });

  test('a word that the side navigation is made with is missing where its object is', () => {
    const line = english.split('\n').findIndex((text) => text.includes('"navigation": {')) + 1;
    const renamed = english.replace('"planned"', '"future"');
    expect(problemsOf(() => parseTranslations(renamed, file))).toEqual([
      `${file}:${line}: Missing "planned" in "navigation". Add it.`,
    ]);
  });

  test('a file that is not named by a language is refused', () => {
    expect(problemsOf(() => parseTranslations('{}', 'translations/english.yml'))).toEqual([
      'translations/english.yml: A translation is named by its language. Name it en.json.',
    ]);
  });
});

describe('a key that is misspelled', () => {
  test('is unknown, and the right one is not missing as well', () => {
    const text = '- pathname: /a/\n  titel: A\n- pathname: /b/\n  label: B\n';
    expect(problemsOf(() => parseNavigation(text, 'navigation.yml'))).toEqual([
      expect.stringMatching(/^navigation\.yml:2: .*Unknown key "titel"/),
      expect.stringMatching(/^navigation\.yml:3: Missing "title"/),
      expect.stringMatching(/^navigation\.yml:4: .*Unknown key "label"/),
    ]);
  });
});

describe('mistakes of syntax', () => {
  const problemsIn = (frontMatter: string) =>
    problemsOf(() => parseDocsFrontMatter(`---\n${frontMatter}\n---\nText.\n`, 'index.mdx'));

  test('a quote that does not end is told of where it begins', () => {
    expect(problemsIn("title: A\ndescription: 'Chips\nkeywords: [a]")).toEqual([
      expect.stringMatching(/^index\.mdx:3: Bad YAML: Missing closing/),
    ]);
  });

  test('a line has one', () => {
    expect(problemsIn('title: A\n description: B')).toEqual([
      expect.stringMatching(/^index\.mdx:2: Bad YAML: /),
    ]);
  });
});
