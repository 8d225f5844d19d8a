import type { Node } from 'gatsby';
import { z } from 'zod';
import type { SearchDocument } from '../../shared/searchIndex';
import { findEnglishStrings } from '../content/findEnglishStrings';

const description = z.object({ description: z.string() });
const pageText = description.extend({ title: z.string() });
const stringsSchema = z.object({
  versions: pageText,
  productionError: pageText,
  footer: z.object({ blog: z.string(), siteMap: z.string() }),
  blog: description,
  siteMap: description,
});
const errorSchema = z.object({ code: z.number(), template: z.string() });

/**
 * Pages of `src/pages` that people search for: the versions, the numbered errors with their messages, the blog and the site map.
 * @param getNodesByType Gatsby's, or what gives `TranslationFile` and `ProductionError` nodes.
 * @returns none where content/translations/en.json lacks a text, which is reported where its node is made.
 */
export function toFixedPageDocuments(getNodesByType: (type: string) => Node[]): SearchDocument[] {
  const { data: strings } = stringsSchema.safeParse(findEnglishStrings(getNodesByType));
  if (!strings) return [];
  const errors = z.array(errorSchema).parse(getNodesByType('ProductionError'));
  const messages = errors.map(({ code, template }) => `#${code} ${template.replaceAll('%s', '…')}`);
  const common = { kind: 'page', product: null, components: [], parts: [] } as const;
  return [
    {
      ...common,
      pathname: '/versions/',
      title: strings.versions.title,
      keywords: ['older versions', 'previous version', 'older documentation'],
      text: strings.versions.description,
    },
    {
      ...common,
      pathname: '/production-error/',
      title: strings.productionError.title,
      keywords: ['Minified MUI error', 'error code'],
      text: [strings.productionError.description, ...messages].join('\n'),
    },
    {
      ...common,
      pathname: '/blog/',
      title: strings.footer.blog,
      keywords: ['posts', 'news'],
      text: strings.blog.description,
    },
    {
      ...common,
      pathname: '/site-map/',
      title: strings.footer.siteMap,
      keywords: ['all pages'],
      text: strings.siteMap.description,
    },
  ];
}
