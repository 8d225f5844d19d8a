import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type { ApiReferenceData } from '../../shared/apiReference';
import { parseNames, type Named } from '../checks/nameNotation';
import { suggest } from '../checks/suggest';
import { toMentions } from '../content/createPageNodes';
import type { ContentError } from '../errors';
import { findReference } from '../pages/findReference';
import { compileCached, type CachedSource, type VerifyTools } from './compileCached';
import { readInstalledThemes, type InstalledTheme } from './installedThemes';
import type { AuthoredPage } from './readPages';
import type { AuthoredSite } from './readSite';
import { toSnippets } from './snippets';

/** A name that the API reference does not list; the compiler decides whether the packages have it. */
interface Question {
  page: AuthoredPage;
  line: number;
  code: string;
  message: string;
}

type Verdict = null | { message: string; code?: string };

/** Globals that prose may name members of: `Math.round`. */
const globals = new Map<string, unknown>(
  Object.getOwnPropertyNames(globalThis).map((name) => [name, Reflect.get(globalThis, name)]),
);

/** The blocks of a page, as a reader ends up with them, and its demos. */
interface PageCode {
  all: string;
  /** What of it says `declare module`. */
  augmentations: string;
}

function hasWord(code: string, word: string): boolean {
  return new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(code);
}

/** The `declare module` statements of a file. */
function toAugmentations(code: string): string[] {
  if (!code.includes('declare module')) return [];
  return ts
    .createSourceFile('code.tsx', code, ts.ScriptTarget.Latest)
    .statements.filter(ts.isModuleDeclaration)
    .map(({ pos, end }) => code.slice(pos, end));
}

class NameChecker {
  private readonly themes: ReturnType<typeof readInstalledThemes>;
  private readonly react: Record<string, unknown>;
  private readonly names: string[];
  private readonly classNames: Set<string>;
  private readonly cssVariables: Set<string>;
  private readonly pageCode = new Map<AuthoredPage, PageCode>();

  constructor(
    private readonly site: AuthoredSite,
    root: string,
  ) {
    this.themes = readInstalledThemes(root);
    this.react = createRequire(path.join(root, 'package.json'))('react') as Record<string, unknown>;
    const references = site.content.apiReferences;
    this.names = [...new Set(references.map(({ name }) => name))];
    this.classNames = new Set(
      references.flatMap(({ classes, slots }) =>
        [...classes, ...slots].flatMap(({ className }) => className ?? []),
      ),
    );
    this.cssVariables = new Set([
      ...references.flatMap((reference) => reference.cssVariables.map(({ name }) => name)),
      ...Object.values(this.themes).flatMap((theme) => [...theme.cssVariables]),
    ]);
  }

  check(page: AuthoredPage, named: Named): Verdict {
    switch (named.kind) {
      case 'component':
        return this.checkComponent(page, named.component);
      case 'prop':
        return this.checkProp(page, named);
      case 'slot':
        return this.checkSlot(page, named.component, named.slot);
      case 'class':
        return this.checkListed('class', named.className, this.classNames);
      case 'classKey':
        return this.checkClassKey(page, named.component, named.key);
      case 'themeKey':
        return this.checkThemeKey(page, named.path);
      case 'cssVariable':
        return this.checkCssVariable(page, named.name);
    }
  }

  private find(page: AuthoredPage, name: string): ApiReferenceData | undefined {
    return findReference(this.site.content, page.product, name);
  }

  private codeOf(page: AuthoredPage): PageCode {
    let code = this.pageCode.get(page);
    if (code === undefined) {
      const files = [
        ...toSnippets(page).map((snippet) => snippet.code),
        ...this.site.demos
          .filter(({ docsPagePathname }) => docsPagePathname === page.pathname)
          .flatMap(({ sources }) =>
            sources.flatMap((source) => [
              source.code,
              ...source.localFiles.map((file) => file.code),
            ]),
          ),
      ];
      code = { all: files.join('\n'), augmentations: files.flatMap(toAugmentations).join('\n') };
      this.pageCode.set(page, code);
    }
    return code;
  }

  private isInCode(page: AuthoredPage, name: string): boolean {
    return hasWord(this.codeOf(page).all, name);
  }

  private checkListed(what: string, name: string, listed: ReadonlySet<string>): Verdict {
    if (listed.has(name)) return null;
    return {
      message: `Unknown ${what} "${name}".${suggest(name, listed)} Name one of the API reference.`,
    };
  }

  private checkComponent(page: AuthoredPage, name: string): Verdict {
    if (this.find(page, name) || name in this.react || this.isInCode(page, name)) return null;
    return {
      message: `Unknown component "${name}".${suggest(name, this.names)} Name one of the API reference, of React or of the page's own code.`,
    };
  }

  private checkProp(
    page: AuthoredPage,
    { component, prop, value, handedOn }: Extract<Named, { kind: 'prop' }>,
  ): Verdict {
    const reference = this.find(page, component);
    if (!reference) return this.checkMember(page, component, prop);
    const members = [
      ...reference.props,
      ...reference.inheritedProps,
      ...reference.parameters,
      ...reference.returns,
    ].map(({ name }) => name);
    const isListed = members.includes(prop) || /^(?:(?:data|aria)-|(?:key|ref)$)/.test(prop);
    if (handedOn || (isListed && value === null)) return null;
    const message =
      value === null
        ? `"${component}" has no prop "${prop}".${suggest(prop, members)} Name one of its API page.`
        : `"${component}" has no prop "${prop}" that takes "${value}".${suggest(prop, members)} Name a prop and a value of its API page.`;
    const [statement] = reference.imports;
    if (reference.kind !== 'component' || !statement) return { message };
    const asked =
      value === null
        ? `export type Asked = Known['${prop}'];`
        : `export const asked: Known['${prop}'] = ${JSON.stringify(value)};`;
    return {
      message,
      code: [
        "import type * as React from 'react';",
        statement,
        `type Props = React.ComponentProps<typeof ${component}>;`,
        // A component that may be any element takes any attribute: ask for those that some element has. No `Record`, in
        // which TypeScript finds no key here.
        `type Known = string extends keyof Props ? ${isListed ? '{ [name: string]: unknown }' : 'React.AllHTMLAttributes<HTMLElement>'} : Props;`,
        asked,
        '',
      ].join('\n'),
    };
  }

  /** `React.lazy`, `Math.round`: not of the reference, but in its notation. */
  private checkMember(page: AuthoredPage, owner: string, member: string): Verdict {
    if (owner === 'React') {
      if (member in this.react) return null;
      return {
        message: `"React" exports no "${member}". Correct the name.`,
        code: `import type * as React from 'react';\nexport type Asked = React.${member};\n`,
      };
    }
    if (globals.has(owner)) {
      const value = globals.get(owner) as { prototype?: object } | undefined;
      if (member in Object(value) || member in Object(value?.prototype)) return null;
      return { message: `"${owner}" has no "${member}". Correct the name.` };
    }
    const holder = this.findHolder(page, owner);
    if (holder) {
      return {
        message: `"${owner}" of "${holder.name}" has no "${member}". Correct the name.`,
        code: `import type * as React from 'react';\n${holder.imports[0] ?? ''}\nexport type Asked = NonNullable<React.ComponentProps<typeof ${holder.name}>['${owner}']>['${member}'];\n`,
      };
    }
    if (owner in this.react || this.isInCode(page, owner)) return null;
    return {
      message: `Unknown component "${owner}".${suggest(owner, this.names)} Name one of the API reference, or of the page's own code.`,
    };
  }

  /** The component that `TransitionProps` of `TransitionProps.onExited` is a prop of: one of the page's, or of its product. */
  private findHolder(page: AuthoredPage, prop: string): ApiReferenceData | undefined {
    const { apiReferences } = this.site.content;
    const own = (page.docs?.components ?? []).flatMap((name) => this.find(page, name) ?? []);
    const ofProduct = apiReferences.filter(({ product }) => product === page.product);
    return [...own, ...ofProduct].find(
      ({ kind, props, inheritedProps }) =>
        kind === 'component' && [...props, ...inheritedProps].some(({ name }) => name === prop),
    );
  }

  private checkSlot(page: AuthoredPage, component: string | null, slot: string): Verdict {
    const own = component ? [component] : [...(page.docs?.components ?? [])];
    const owners = own.flatMap((name) => this.find(page, name) ?? []);
    if (component && owners.length === 0) return this.checkComponent(page, component);
    const candidates =
      owners.length > 0
        ? owners
        : this.site.content.apiReferences.filter(({ product }) => product === page.product);
    const known = new Set(candidates.flatMap(({ slots }) => slots.map(({ name }) => name)));
    if (known.has(slot)) return null;
    const message = `Unknown slot "${slot}"${component ? ` of "${component}"` : ''}.${suggest(slot, known)} Name one of the API reference${component ? '' : " of the page's components"}.`;
    const asked = owners.flatMap(({ name, imports: [statement] }, index) =>
      statement
        ? [
            statement.replace(new RegExp(`\\b${name}\\b(?=[ ,}])`), (found) =>
              statement.includes('{') ? `${found} as Owner${index}` : `Owner${index}`,
            ),
          ]
        : [],
    );
    if (asked.length === 0) return { message };
    const types = asked.map(
      (_, index) =>
        `Slots<React.ComponentProps<typeof Owner${index}>, 'slots'> & Slots<React.ComponentProps<typeof Owner${index}>, 'slotProps'>`,
    );
    return {
      message,
      code: [
        "import type * as React from 'react';",
        ...asked,
        'type Slots<Props, Key extends string> = Props extends { [K in Key]?: infer Value } ? NonNullable<Value> : unknown;',
        `export type Asked = (${types.join(' & ')})['${slot}'];`,
        '',
      ].join('\n'),
    };
  }

  private checkClassKey(page: AuthoredPage, component: string, key: string): Verdict {
    const reference = this.find(page, component);
    if (!reference) {
      return {
        message: `Unknown component "${component}" of these classes.${suggest(component, this.names)} Name the classes of one of the API reference.`,
      };
    }
    return this.checkListed('class', key, new Set(reference.classes.map((item) => item.key)));
  }

  private themeOf(page: AuthoredPage): InstalledTheme {
    if (page.product === 'joy-ui') return this.themes.joy;
    return page.product === 'system' ? this.themes.system : this.themes.material;
  }

  private checkThemeKey(page: AuthoredPage, keys: readonly string[]): Verdict {
    const theme = this.themeOf(page);
    if (theme.hasKey(keys)) return null;
    const firstAdded = keys.findIndex((_, index) => !theme.hasKey(keys.slice(0, index + 1)));
    const [added = '', ...below] = keys.slice(firstAdded);
    const { augmentations } = this.codeOf(page);
    if (hasWord(augmentations, added) && below.every((key) => this.isInCode(page, key)))
      return null;
    const types = keys.reduce((type, key) => `NonNullable<${type}>['${key}']`, 'Theme');
    // MUI System types its palette so that every key is there as `any`, which says nothing.
    const isSaid = `0 extends 1 & ${types} ? never : true`;
    return {
      message: `The theme has no "${keys.join('.')}". Name a key of the default theme, or declare "${added}" in a block of the page.`,
      code: `import type { Theme } from '${theme.module}';\nexport const isSaid: ${isSaid} = true;\n`,
    };
  }

  private checkCssVariable(page: AuthoredPage, name: string): Verdict {
    if (this.cssVariables.has(name) || this.isInCode(page, name)) return null;
    return {
      message: `Unknown CSS variable "${name}".${suggest(name, this.cssVariables)} Name one of the theme or of the API reference, or use it in the page's code.`,
    };
  }
}

function toSource({ page, code }: Question, index: number): CachedSource {
  return {
    path: path.join(page.folder, `.name-${index}.ts`),
    code,
    isTest: false,
    siblings: new Map(),
    contents: [code],
  };
}

/**
 * Looks up every name that inline code gives in the site's notation: in the API reference, in the theme objects, and where
 * those do not list it (an attribute of HTML that a component hands on) in the types of the packages.
 */
export function checkNames(
  site: AuthoredSite,
  pages: readonly AuthoredPage[],
  tools: VerifyTools,
): ContentError[] {
  const checker = new NameChecker(site, tools.root);
  const errors: ContentError[] = [];
  const questions: Question[] = [];
  for (const page of pages) {
    for (const { kind, value, line } of toMentions(page.body)) {
      if (kind !== 'inlineCode') continue;
      for (const named of parseNames(value)) {
        const verdict = checker.check(page, named);
        if (!verdict) continue;
        if (verdict.code !== undefined) {
          questions.push({ page, line, code: verdict.code, message: verdict.message });
        } else errors.push({ file: page.file, line, message: verdict.message });
      }
    }
  }
  const answers = compileCached(questions.map(toSource), 'names in sentences', tools);
  for (const [index, { page, line, message }] of questions.entries()) {
    if ((answers[index] ?? []).length > 0) errors.push({ file: page.file, line, message });
  }
  return errors;
}
