import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ApiPage } from '../api-reference/ApiPage';
import type { ShownReference } from '../api-reference/shownReference';
import { toApiSections } from '../api-reference/toApiSections';
import { keepPageFields } from '../before-alive/keepPageFields';
import { PageLayout } from '../chrome/PageLayout';
import { useTranslate } from '../i18n/I18nProvider';
import { showMissingPreferences } from '../preferences/showMissingPreferences';
import type { PageLink } from '../shared/navigation';
import type { PageContext } from '../shared/pageContext';
import { toApiDescription } from '../shared/toApiDescription';
import { BreakableName } from '../ui/BreakableName';
import { PageHead } from './PageHead';

keepPageFields();
showMissingPreferences();

export const query = graphql`
  fragment ShownProp on ApiProp {
    name
    typeHtml
    typeNoteHtml
    required
    defaultValue
    deprecatedHtml
    descriptionHtml
    signature {
      parameters {
        name
        type
        descriptionHtml
      }
      returns {
        name
        type
        descriptionHtml
      }
    }
  }
  query ApiPageTemplate($id: String!) {
    apiReference(id: { eq: $id }) {
      pathname
      product
      name
      kind
      packageName
      packageVersion
      imports
      importHtml
      descriptionHtml
      deprecatedHtml
      unstable
      callSignatureHtml
      themeName
      refTarget
      typeParameters
      takesSx
      takesComponent
      takesClasses
      takesSystemProps
      sourceFile
      inherits {
        name
        href
      }
      props {
        ...ShownProp
      }
      parameters {
        ...ShownProp
      }
      returns {
        ...ShownProp
      }
      inheritedProps {
        ...ShownProp
      }
      slots {
        name
        defaultElement
        className
        descriptionHtml
      }
      classes {
        key
        className
        isState
        descriptionHtml
      }
      cssVariables {
        name
        defaultValue
      }
    }
  }
`;

interface ApiPageContext extends PageContext {
  demoPages: PageLink[];
}

// The query is the shape of `ShownReference`; GraphQL makes its lists read-only.
function readReference({ apiReference }: Queries.ApiPageTemplateQuery) {
  return apiReference as (ShownReference & { importHtml: string }) | null;
}

export default function ApiPageTemplate({
  data,
  location,
  pageContext,
}: PageProps<Queries.ApiPageTemplateQuery, ApiPageContext>) {
  const translate = useTranslate();
  const api = readReference(data);
  if (!api) return null;
  const { demoPages } = pageContext;
  const sections = toApiSections(api, demoPages, translate);
  return (
    <PageLayout
      context={pageContext}
      title={<BreakableName name={`${api.name} API`} />}
      description={toApiDescription(api)}
      headings={sections.map(({ id, title }) => ({ id, text: title, depth: 2 }))}
    >
      <ApiPage
        api={api}
        importHtml={api.importHtml}
        demoPages={demoPages}
        sections={sections}
        hash={location.hash}
      />
    </PageLayout>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.ApiPageTemplateQuery, ApiPageContext>) {
  const { pathname, productName, breadcrumbs } = pageContext;
  const api = readReference(data);
  if (!api) return null;
  return (
    <PageHead
      pathname={pathname}
      title={`${api.name} API`}
      description={toApiDescription(api)}
      productName={productName}
      breadcrumbs={breadcrumbs}
      article={{ type: 'TechArticle' }}
      hasCard
    />
  );
}
