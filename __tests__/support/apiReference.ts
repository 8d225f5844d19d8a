import type { ApiReferenceNode } from '../../src/node/site/siteContent';
import type { ApiProp } from '../../src/shared/apiReference';

export function apiProp(more: Partial<ApiProp> & { name: string }): ApiProp {
  return {
    type: 'string',
    typeHtml: 'string',
    typeNoteHtml: null,
    required: false,
    defaultValue: null,
    deprecatedHtml: null,
    description: '',
    descriptionHtml: '',
    signature: null,
    ...more,
  };
}

/** A reference with every field, for tests that look at a few. */
export function apiReference(more: Partial<ApiReferenceNode> & { name: string }): ApiReferenceNode {
  return {
    id: more.name,
    key: `material-ui/${more.name}`,
    pathname: `/material-ui/api/${more.name.toLowerCase()}/`,
    product: 'material-ui',
    kind: 'component',
    packageName: '@mui/material',
    packageVersion: '5.14.18',
    imports: [],
    description: '',
    descriptionHtml: '',
    deprecatedHtml: null,
    unstable: false,
    props: [],
    inheritedProps: [],
    typeParameters: [],
    parameters: [],
    returns: [],
    callSignature: null,
    callSignatureHtml: null,
    slots: [],
    classes: [],
    cssVariables: [],
    themeName: null,
    inherits: null,
    refTarget: null,
    takesSx: false,
    takesComponent: false,
    takesClasses: false,
    takesSystemProps: false,
    sourceFile: '',
    ...more,
  };
}
