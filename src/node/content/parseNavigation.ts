import { z } from 'zod';
import { ContentErrors, type ContentError } from '../errors';
import { parseYaml } from './parseYaml';

/** Chips of a plan, as the data grid's and the pickers' licences have them. */
const plans = ['pro', 'premium'] as const;

interface NavigationFileItem {
  pathname: string;
  title: string;
  subheader?: boolean | undefined;
  plan?: (typeof plans)[number] | undefined;
  planned?: boolean | undefined;
  unstable?: boolean | undefined;
  newFeature?: boolean | undefined;
  legacy?: boolean | undefined;
  icon?: string | undefined;
  linkProps?: { href: string; target?: string | undefined; rel?: string | undefined } | undefined;
  children?: NavigationFileItem[] | undefined;
}

/** As authors list pages; the slash at the end may be left out. */
export const listedPathname = z
  .string()
  .regex(
    /^\/([\w.-]+\/?)*$/,
    'A pathname is written /material-ui/react-chip/, and has no # and no spaces',
  )
  .transform((pathname) => (pathname.endsWith('/') ? pathname : `${pathname}/`));

const itemSchema: z.ZodType<NavigationFileItem> = z.lazy(() =>
  z.strictObject({
    pathname: listedPathname,
    title: z.string().trim().min(1),
    subheader: z.boolean().optional(),
    plan: z.enum(plans).optional(),
    planned: z.boolean().optional(),
    unstable: z.boolean().optional(),
    newFeature: z.boolean().optional(),
    legacy: z.boolean().optional(),
    icon: z.string().optional(),
    linkProps: z
      .strictObject({ href: z.url(), target: z.string().optional(), rel: z.string().optional() })
      .optional(),
    children: z.array(itemSchema).optional(),
  }),
);

/** One item of a navigation.yml with every field present; `pathname` has its trailing slash. */
export interface NavigationInput {
  pathname: string;
  title: string;
  subheader: boolean;
  plan: (typeof plans)[number] | null;
  planned: boolean;
  unstable: boolean;
  newFeature: boolean;
  legacy: boolean;
  icon: string | null;
  linkProps: { href: string; target: string | null; rel: string | null } | null;
  line: number;
  children: NavigationInput[];
}

/** The GraphQL fragment spells this many levels out, since GraphQL cannot recurse. */
const maxNavigationDepth = 5;

/**
 * @param file path from the repository root, for messages.
 * @throws ContentErrors with the line of each mistake of syntax, shape or depth, and of each group that is a link, too.
 */
export function parseNavigation(text: string, file: string): NavigationInput[] {
  const { data, lineOf } = parseYaml(text, file, z.array(itemSchema).min(1));
  const errors: ContentError[] = [];
  const toInput = (
    item: NavigationFileItem,
    path: readonly PropertyKey[],
    depth: number,
  ): NavigationInput => {
    const line = lineOf(path) ?? 1;
    if (depth > maxNavigationDepth) {
      errors.push({
        file,
        line,
        message: `"${item.pathname}" is ${depth} levels deep. Navigation has at most ${maxNavigationDepth} levels: move it up.`,
      });
    }
    if (item.linkProps && item.children?.length) {
      errors.push({
        file,
        line,
        message: `"${item.pathname}" has children, and so leads nowhere itself. Remove its linkProps, or give them to a child.`,
      });
    }
    return {
      pathname: item.pathname,
      title: item.title,
      subheader: item.subheader ?? false,
      plan: item.plan ?? null,
      planned: item.planned ?? false,
      unstable: item.unstable ?? false,
      newFeature: item.newFeature ?? false,
      legacy: item.legacy ?? false,
      icon: item.icon ?? null,
      linkProps: item.linkProps
        ? {
            href: item.linkProps.href,
            target: item.linkProps.target ?? null,
            rel: item.linkProps.rel ?? null,
          }
        : null,
      line,
      children: (item.children ?? []).map((child, index) =>
        toInput(child, [...path, 'children', index], depth + 1),
      ),
    };
  };
  const items = data.map((item, index) => toInput(item, [index], 1));
  if (errors.length > 0) throw new ContentErrors(errors);
  return items;
}
