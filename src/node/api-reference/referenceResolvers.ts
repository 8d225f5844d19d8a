import type { ApiReferenceData } from '../../shared/apiReference';
import { parseFenceMeta, toCodeBlockHtml } from '../mdx/codeBlock';

const importHtml = {
  type: 'String!',
  description: 'Import statements as a highlighted block of code.',
  resolve: ({ imports, name }: ApiReferenceData) =>
    toCodeBlockHtml(imports.join('\n// or\n'), 'tsx', parseFenceMeta(''), `Import of ${name}`),
};

/** Fields of `ApiReference` that depend on the highlighter. */
export const referenceResolvers = { ApiReference: { importHtml } };
