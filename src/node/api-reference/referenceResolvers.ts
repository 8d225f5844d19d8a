import type { ApiProp, ApiReferenceData } from '../../shared/apiReference';
import { parseFenceMeta, toCodeBlockHtml } from '../mdx/codeBlock';

interface NodeModel {
  findOne<T>(query: { type: string; query: object }): Promise<T | null>;
}

const importHtml = {
  type: 'String!',
  resolve: ({ imports, name }: ApiReferenceData) =>
    toCodeBlockHtml(imports.join('\n// or\n'), 'tsx', parseFenceMeta(''), `Import of ${name}`),
};

const inheritedProps = {
  type: '[ApiProp!]!',
  resolve: async (
    source: ApiReferenceData,
    _arguments: object,
    { nodeModel }: { nodeModel: NodeModel },
  ): Promise<ApiProp[]> => {
    const pathname = source.inherits?.href;
    if (!pathname?.startsWith('/')) return [];
    const parent = await nodeModel.findOne<ApiReferenceData>({
      type: 'ApiReference',
      query: { filter: { pathname: { eq: pathname } } },
    });
    const own = new Set(source.props.map(({ name }) => name));
    return (parent?.props ?? []).filter(({ name }) => !own.has(name));
  },
};

/** Fields of `ApiReference` that depend on the highlighter or on other references. */
export const referenceResolvers = { ApiReference: { importHtml, inheritedProps } };
