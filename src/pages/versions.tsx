import { PlainPage } from '../chrome/PlainPage';
import { TableScroll } from '../chrome/PlainTable';
import { useSiteData } from '../chrome/useSiteData';
import { useTranslate } from '../i18n/I18nProvider';
import { PageHead } from '../templates/PageHead';

/** `/versions/`: what is documented here, and where older versions are. */
export default function VersionsPage() {
  const translate = useTranslate();
  const { products } = useSiteData();
  return (
    <PlainPage
      pathname="/versions/"
      title={translate('versions.title')}
      description={translate('versions.description')}
    >
      {products.map(({ productId, name, version, homePathname, packages, olderVersions }) => (
        <section key={productId} aria-labelledby={productId}>
          <h2 id={productId}>{name}</h2>
          <TableScroll aria-label={translate('versions.tableLabel', { name })}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{translate('versions.version')}</th>
                  <th scope="col">{translate('versions.documentation')}</th>
                  <th scope="col">{translate('versions.packages')}</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">v{version}</th>
                  <td>
                    <a href={homePathname}>{translate('versions.here')}</a>
                  </td>
                  <td>
                    <ul>
                      {packages.map((installed) => (
                        <li key={installed.name}>
                          <code>
                            {installed.name}
                            <wbr />@{installed.version}
                          </code>
                        </li>
                      ))}
                    </ul>
                  </td>
                </tr>
                {olderVersions.map((older) => (
                  <tr key={older.version}>
                    <th scope="row">{older.version}</th>
                    <td>
                      <a href={older.href} rel="noopener">
                        {new URL(older.href).host}
                      </a>
                    </td>
                    <td>{translate('versions.elsewhere')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableScroll>
          {olderVersions.length === 0 && <p>{translate('versions.none', { name })}</p>}
        </section>
      ))}
    </PlainPage>
  );
}

export function Head() {
  return (
    <PageHead
      pathname="/versions/"
      title="Versions"
      description="Which version of each library this site documents, and where the documentation of older versions is published."
    />
  );
}
