import { graphql, type PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { PlainPage } from '../chrome/PlainPage';
import { TableScroll } from '../chrome/PlainTable';
import { useTranslate } from '../i18n/I18nProvider';
import { decodeProductionError, type DecodedError } from '../shared/decodeProductionError';
import type { Translate } from '../shared/translate';
import { PageHead } from '../templates/PageHead';
import { media } from '../theme/media';

export const query = graphql`
  query ProductionErrorPage {
    allProductionError(sort: { code: ASC }) {
      nodes {
        code
        template
        packages
      }
    }
  }
`;

/** As high as the message without a number in the address, on the narrowest phone, so that the table does not move when the address has been read. */
const Message = styled.div`
  max-inline-size: var(--text-width);
  min-block-size: 8.5rem;
  padding: var(--space-4) var(--space-6);
  border-radius: var(--radius-frame);
  background: var(--code-surface);
  ${media.phone} {
    min-block-size: 11.25rem;
  }
  > p {
    margin: 0 0 var(--space-2);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  > p:first-child {
    font-weight: var(--weight-medium);
  }
`;

const Template = styled.code`
  display: block;
  min-inline-size: 15rem;
  overflow-wrap: break-word;
  white-space: pre-wrap;
  font: var(--type-code);
`;

/** A name of a package breaks behind its slash at most, whatever the messages leave of the row. */
const Packages = styled.td`
  && {
    overflow-wrap: normal;
  }
`;

function toText(decoded: DecodedError, translate: Translate): { title: string; text: string } {
  switch (decoded.kind) {
    case 'missing':
      return {
        title: translate('productionError.missing'),
        text: translate('productionError.missingText'),
      };
    case 'invalid':
      return {
        title: translate('productionError.invalid', { code: decoded.code }),
        text: translate('productionError.missingText'),
      };
    case 'unknown':
      return {
        title: translate('productionError.unknown', { code: decoded.code }),
        text: translate('productionError.unknownText'),
      };
    case 'decoded':
      return {
        title: translate('productionError.decoded', { code: decoded.code }),
        text: decoded.message,
      };
  }
}

/** `/production-error/?code=…&args[]=…`: the message behind the number that a production build throws. */
export default function ProductionErrorPage({ data }: PageProps<Queries.ProductionErrorPageQuery>) {
  const translate = useTranslate();
  const errors = data.allProductionError.nodes;
  // What the address says is known in the browser only.
  const [decoded, setDecoded] = useState<DecodedError | null>(null);
  useEffect(() => {
    setDecoded(decodeProductionError(window.location.search, errors));
  }, [errors]);
  const text = decoded && toText(decoded, translate);

  return (
    <PlainPage
      pathname="/production-error/"
      title={translate('productionError.title')}
      description={translate('productionError.description')}
    >
      <Message role="status">
        {text ? (
          <>
            <p>{text.title}</p>
            <p>{text.text}</p>
          </>
        ) : (
          <p>{translate('productionError.missingText')}</p>
        )}
        <noscript>{translate('productionError.noScript')}</noscript>
      </Message>
      <h2 id="all-errors">{translate('productionError.all')}</h2>
      <TableScroll aria-labelledby="all-errors">
        <table>
          <thead>
            <tr>
              <th scope="col">{translate('productionError.code')}</th>
              <th scope="col">{translate('productionError.message')}</th>
              <th scope="col">{translate('productionError.packages')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ code, template, packages }) => (
              <tr key={code}>
                <th scope="row">{code}</th>
                <td>
                  <Template>{template}</Template>
                </td>
                <Packages>{packages.join(', ')}</Packages>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </PlainPage>
  );
}

export function Head() {
  return (
    <PageHead
      pathname="/production-error/"
      title="Production error"
      description="What the numbered errors of the production builds mean: open the address that the console shows, or look the number up here."
    />
  );
}
