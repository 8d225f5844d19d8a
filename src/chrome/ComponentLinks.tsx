import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import type { ComponentSource } from '../shared/componentSource';
import { Icon } from '../ui/Icon';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin: 0 0 var(--space-6);
  padding: 0;
  list-style: none;
  font: var(--type-small);
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: 1.75rem;
    color: var(--text-quiet);
    text-decoration: none;
  }
  a:hover {
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  svg {
    opacity: 0.7;
  }
`;

interface ComponentLinksProps {
  /** Null where the page documents no component. */
  source: ComponentSource | null;
  /** Bytes; null where it is not known. */
  bundleSize: number | null;
  waiAria: string | null;
  materialDesign: string | null;
}

/** Says how the size is measured, of all libraries. */
const bundleSizePathname = '/material-ui/guides/minimizing-bundle-size/#sizes-of-components';

/** In kB of 1,000 bytes, as that page has them. */
const toKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** What there is besides about a component: its source, its package, the specifications that it follows, what it adds to a bundle. */
export function ComponentLinks({
  source,
  bundleSize,
  waiAria,
  materialDesign,
}: ComponentLinksProps) {
  const translate = useTranslate();
  const npm = source && { name: source.packageName, version: source.packageVersion };
  const links = [
    ['source', source?.sourceUrl],
    ['issues', source?.issuesUrl],
    ['package', npm && `https://www.npmjs.com/package/${npm.name}/v/${npm.version}`],
    ['waiAria', waiAria],
    ['materialDesign', materialDesign],
  ] as const;
  const present = links.flatMap(([kind, href]) => (href ? [{ kind, href }] : []));
  if (present.length === 0 && bundleSize === null) return null;
  return (
    <List aria-label={translate('page.componentLinks')}>
      {bundleSize !== null && (
        <li>
          <a href={bundleSizePathname}>
            {translate('page.bundleSize', { size: toKilobytes(bundleSize) })}
          </a>
        </li>
      )}
      {present.map(({ kind, href }) => (
        <li key={kind}>
          <a href={href} rel="noopener">
            {translate(`page.links.${kind}`)}
            <Icon name="external" size="small" />
          </a>
        </li>
      ))}
    </List>
  );
}
