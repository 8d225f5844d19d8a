import type { PageDemoCode } from '../../shared/demoCode';
import type { DemoPageHtml } from '../../shared/demoPageHtml';
import { toDemoScope } from '../../shared/demoRuntime';
import type { CodeStyling } from '../../shared/preferences';
import type { ContentError } from '../errors';
import type { AuthoredDemo } from './collectDemos';
import type { AuthoredPlayground } from './collectPlaygrounds';
import { createVariants } from './createVariants';
import { toPlaygroundScope } from './demoPages';
import { readCached, writeCached } from './diskCache';
import { splitCode, type SplitVariant } from './splitCode';

/** Fields of a `Demo` node, see the schema. */
export interface DemoFields {
  name: string;
  docsPagePathname: string;
  sourceFile: string;
  stylings: CodeStyling[];
  variants: SplitVariant[];
  renders: DemoRender[];
}

/** What was rendered of a demo in one styling; see `DemoRender` of the schema. */
interface DemoRender {
  codeStyling: CodeStyling;
  html: string;
  frameUrl: string | null;
}

/** Fields of a `Playground` node, see the schema. */
export interface PlaygroundFields extends Pick<
  AuthoredPlayground,
  'of' | 'docsPagePathname' | 'controls' | 'fixedProps' | 'codeProps' | 'childrenHtml'
> {
  html: string;
}

/** What one demo becomes. */
export interface CreatedDemo {
  fields: DemoFields;
  /** Code that its page does not carry. */
  rest: PageDemoCode;
  errors: ContentError[];
}

async function createCachedVariants(demo: AuthoredDemo): ReturnType<typeof createVariants> {
  const key = JSON.stringify(demo);
  const cached = readCached<Awaited<ReturnType<typeof createVariants>>>('variants', key);
  if (cached) return cached;
  const made = await createVariants(demo);
  writeCached('variants', key, made);
  return made;
}

/** What is known of a demo that was not made, because another has a mistake. */
export function toUnbuiltFields({ name, docsPagePathname, sources }: AuthoredDemo): DemoFields {
  return {
    name,
    docsPagePathname,
    sourceFile: sources[0]?.file ?? '',
    stylings: sources.map(({ styling }) => styling),
    variants: [],
    renders: [],
  };
}

/** @param html of the page that the demo was rendered with; undefined where it was not. */
export async function createDemo(
  demo: AuthoredDemo,
  html: DemoPageHtml | undefined,
): Promise<CreatedDemo> {
  const { variants: whole, errors } = await createCachedVariants(demo);
  const { variants, rest } = splitCode(demo.name, whole);
  const stylings = demo.sources.map(({ styling }) => styling);
  const rendered = stylings.map((styling) => html?.demos[toDemoScope(demo.name, styling)]);
  const fields: DemoFields = {
    name: demo.name,
    docsPagePathname: demo.docsPagePathname,
    sourceFile: demo.sources[0]?.file ?? '',
    stylings,
    variants,
    renders: stylings.map((codeStyling, index) => ({
      codeStyling,
      html: rendered[index]?.html ?? '',
      frameUrl: null,
    })),
  };
  return { fields, rest, errors };
}

/** @param html of the page that the playground was rendered with; undefined where it was not. */
export function toPlaygroundFields(
  playground: AuthoredPlayground,
  html: DemoPageHtml | undefined,
): PlaygroundFields {
  const { of, docsPagePathname, controls, fixedProps, codeProps, childrenHtml } = playground;
  return {
    of,
    docsPagePathname,
    controls,
    fixedProps,
    codeProps,
    childrenHtml,
    html: html?.demos[toPlaygroundScope(of)]?.html ?? '',
  };
}
