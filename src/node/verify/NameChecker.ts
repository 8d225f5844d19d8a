import { createRequire } from 'node:module';
import path from 'node:path';
import type { ApiReferenceData } from '../../shared/apiReference';
import type { Named } from '../checks/nameNotation';
import { toMemberNames } from '../checks/toMemberNames';
import { findReference } from '../site/findReference';
import { suggest } from '../suggest';
import { readInstalledThemes, toThemeOf, type InstalledThemes } from './installedThemes';
import {
  askForKeyOfProp,
  askForProp,
  askForReactMember,
  askForSlot,
  askForThemeKey,
} from './nameQuestions';
import { PageCode } from './PageCode';
import type { AuthoredPage } from './readPages';
import type { AuthoredSite } from './readSite';

/** What is wrong with a name; with `code` only where the compiler finds a mistake in it. Null when all is well. */
export type Verdict = null | { message: string; code?: string };

/** Globals that prose may name members of: `Math.round`. */
const globals = new Map<string, unknown>(
  Object.getOwnPropertyNames(globalThis).map((name) => [name, Reflect.get(globalThis, name)]),
);

/** Looks up names that a page gives in the API reference, in React, in the theme objects and in the page's own code. */
export class NameChecker {
  private readonly themes: InstalledThemes;
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
    const code = this.pageCode.get(page) ?? new PageCode(page, this.site);
    this.pageCode.set(page, code);
    return code;
  }

  private checkListed(what: string, name: string, listed: ReadonlySet<string>): Verdict {
    if (listed.has(name)) return null;
    return {
      message: `Unknown ${what} "${name}".${suggest(name, listed)} Name one of the API reference.`,
    };
  }

  private checkComponent(page: AuthoredPage, name: string): Verdict {
    if (this.find(page, name) || name in this.react || this.codeOf(page).has(name)) return null;
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
    const members = toMemberNames(reference);
    const isListed = members.includes(prop) || /^(?:(?:data|aria)-|(?:key|ref)$)/.test(prop);
    if (handedOn || (isListed && value === null)) return null;
    const message =
      value === null
        ? `"${component}" has no prop "${prop}".${suggest(prop, members)} Name one of its API page.`
        : `"${component}" has no prop "${prop}" that takes "${value}".${suggest(prop, members)} Name a prop and a value of its API page.`;
    const [statement] = reference.imports;
    if (reference.kind !== 'component' || !statement) return { message };
    return { message, code: askForProp(component, statement, prop, value, isListed) };
  }

  /** `React.lazy`, `Math.round`: not of the reference, but in its notation. */
  private checkMember(page: AuthoredPage, owner: string, member: string): Verdict {
    if (owner === 'React') {
      if (member in this.react) return null;
      return {
        message: `"React" exports no "${member}". Correct the name.`,
        code: askForReactMember(member),
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
        code: askForKeyOfProp(holder, owner, member),
      };
    }
    if (owner in this.react || this.codeOf(page).has(owner)) return null;
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
    const code = askForSlot(owners, slot);
    return code === undefined ? { message } : { message, code };
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

  private checkThemeKey(page: AuthoredPage, keys: readonly string[]): Verdict {
    const theme = toThemeOf(this.themes, page.product);
    if (theme.hasKey(keys)) return null;
    const firstAdded = keys.findIndex((_, index) => !theme.hasKey(keys.slice(0, index + 1)));
    const [added = '', ...below] = keys.slice(firstAdded);
    const code = this.codeOf(page);
    if (code.declares(added) && below.every((key) => code.has(key))) return null;
    return {
      message: `The theme has no "${keys.join('.')}". Name a key of the default theme, or declare "${added}" in a block of the page.`,
      code: askForThemeKey(theme.module, keys),
    };
  }

  private checkCssVariable(page: AuthoredPage, name: string): Verdict {
    if (this.cssVariables.has(name) || this.codeOf(page).has(name)) return null;
    return {
      message: `Unknown CSS variable "${name}".${suggest(name, this.cssVariables)} Name one of the theme or of the API reference, or use it in the page's code.`,
    };
  }
}
