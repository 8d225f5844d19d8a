import { graphql, type PageProps } from 'gatsby';
import { useMemo, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { PlainPage } from '../chrome/PlainPage';
import { TableScroll } from '../chrome/PlainTable';
import { useTranslate } from '../i18n/I18nProvider';
import { decodeProductionError } from '../shared/decodeProductionError';
import {
  errorDataId,
  errorMessageId,
  productionErrorScriptPathname,
  toErrorText,
  type ErrorMessageData,
} from '../shared/productionErrorText';
import { toInlineJson } from '../shared/toInlineJson';
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

/** As high as the message without a number in the address, on the narrowest phone, so that the table does not move where the address is read late. */
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

/** The address changes with a navigation only, which renders the page anew. */
const listenToNothing = () => () => undefined;

/** @returns the query of the address; null where the message has the server's sentence. */
function useSearch(): string | null {
  return useSyncExternalStore(
    listenToNothing,
    () => window.location.search,
    () => {
      if (typeof document === 'undefined') return null;
      const isEarly = document.getElementById(errorMessageId)?.dataset['early'] !== undefined;
      return isEarly ? window.location.search : null;
    },
  );
}

function useMessageData(errors: ErrorMessageData['errors']): ErrorMessageData {
  const translate = useTranslate();
  return useMemo(
    () => ({
      errors: errors.map(({ code, template }) => ({ code, template })),
      strings: {
        missing: translate('productionError.missing'),
        missingText: translate('productionError.missingText'),
        invalid: translate('productionError.invalid'),
        unknown: translate('productionError.unknown'),
        unknownText: translate('productionError.unknownText'),
        decoded: translate('productionError.decoded'),
      },
    }),
    [errors, translate],
  );
}

/** `/production-error/?code=…&args[]=…`: the message behind the number that a production build throws. */
export default function ProductionErrorPage({ data }: PageProps<Queries.ProductionErrorPageQuery>) {
  const translate = useTranslate();
  const errors = data.allProductionError.nodes;
  const messageData = useMessageData(errors);
  const search = useSearch();
  const text =
    search === null
      ? null
      : toErrorText(decodeProductionError(search, errors), messageData.strings);

  return (
    <PlainPage
      pathname="/production-error/"
      title={translate('productionError.title')}
      description={translate('productionError.description')}
    >
      <Message role="status" id={errorMessageId} suppressHydrationWarning>
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
      <script
        type="application/json"
        id={errorDataId}
        dangerouslySetInnerHTML={{ __html: toInlineJson(messageData) }}
      />
      <script src={productionErrorScriptPathname} />
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
