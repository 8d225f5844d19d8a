import { toApiDescription } from '../../src/shared/toApiDescription';
import { apiProp, apiReference } from '../support/apiReference';

const prop = apiProp({ name: 'value' });
const slot = {
  name: 'root',
  defaultElement: 'span',
  className: null,
  description: '',
  descriptionHtml: '',
};

it.each([
  [
    'a component',
    apiReference({
      name: 'Button',
      props: [prop],
      slots: [slot],
      cssVariables: [{ name: '--a', defaultValue: null }],
    }),
    'The props, slots and CSS variables of Button from @mui/material, read from the installed package.',
  ],
  [
    'a hook',
    apiReference({ name: 'useInput', kind: 'hook', parameters: [prop], returns: [prop] }),
    'The parameters and return value of useInput from @mui/material, read from the installed package.',
  ],
  [
    'an interface',
    apiReference({ name: 'GridColDef', kind: 'interface', props: [prop] }),
    'The members of GridColDef from @mui/material, read from the installed package.',
  ],
  [
    'a reference with nothing to list',
    apiReference({ name: 'NoSsr' }),
    'The declaration of NoSsr from @mui/material, read from the installed package.',
  ],
])('says of %s what its page has, and nothing that it has not', (_kind, api, sentence) => {
  expect(toApiDescription(api)).toBe(sentence);
});
