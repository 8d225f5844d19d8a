import type { Translate } from '../../../shared/translate';
import type { ProductNode } from '../../site/siteContent';
import { toLink } from '../toLinkList';
import { toMarkdownTable } from '../toMarkdownTable';
import { toPlainTwin, type PlainSite, type PlainTwin } from './plainTwin';

function toVersionBlocks(product: ProductNode, text: Translate): string[] {
  const { name, version, homePathname, packages, olderVersions } = product;
  const titles = (['version', 'documentation', 'packages'] as const).map((key) =>
    text(`versions.${key}`),
  );
  const here = toLink({ title: text('versions.here'), pathname: homePathname });
  const installed = packages.map((item) => `\`${item.name}@${item.version}\``).join(', ');
  return [
    `## ${name}`,
    toMarkdownTable(titles, [
      [`v${version}`, here, installed],
      ...olderVersions.map((older) => [
        older.version,
        toLink({ title: new URL(older.href).host, pathname: older.href }),
        text('versions.elsewhere'),
      ]),
    ]),
    olderVersions.length === 0 ? text('versions.none', { name }) : '',
  ];
}

/** `/versions/` */
export function toVersionsTwin({ products }: PlainSite, text: Translate): PlainTwin {
  const head = { title: text('versions.title'), description: text('versions.description') };
  return toPlainTwin(
    '/versions/',
    head,
    products.flatMap((product) => toVersionBlocks(product, text)),
  );
}
