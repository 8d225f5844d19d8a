/** Pages offered before anything is typed. A pathname without a page is not shown. */
export interface StartPathnames {
  guides: readonly string[];
  components: readonly string[];
}

const products: Readonly<Record<string, StartPathnames>> = {
  'material-ui': {
    guides: [
      '/material-ui/getting-started/installation/',
      '/material-ui/customization/theming/',
      '/material-ui/customization/dark-mode/',
      '/material-ui/guides/typescript/',
    ],
    components: [
      '/material-ui/react-button/',
      '/material-ui/react-text-field/',
      '/material-ui/react-autocomplete/',
      '/material-ui/react-table/',
    ],
  },
  'joy-ui': {
    guides: [
      '/joy-ui/getting-started/installation/',
      '/joy-ui/customization/approaches/',
      '/joy-ui/customization/theme-colors/',
      '/joy-ui/customization/dark-mode/',
    ],
    components: [
      '/joy-ui/react-button/',
      '/joy-ui/react-input/',
      '/joy-ui/react-select/',
      '/joy-ui/react-modal/',
    ],
  },
  'base-ui': {
    guides: [
      '/base-ui/getting-started/quickstart/',
      '/base-ui/getting-started/usage/',
      '/base-ui/getting-started/customization/',
      '/base-ui/getting-started/accessibility/',
    ],
    components: [
      '/base-ui/react-button/',
      '/base-ui/react-input/',
      '/base-ui/react-select/',
      '/base-ui/react-menu/',
    ],
  },
  system: {
    guides: [
      '/system/getting-started/installation/',
      '/system/getting-started/usage/',
      '/system/getting-started/the-sx-prop/',
      '/system/properties/',
    ],
    components: [
      '/system/react-box/',
      '/system/react-container/',
      '/system/react-grid/',
      '/system/react-stack/',
    ],
  },
  'x-data-grid': {
    guides: [
      '/x/react-data-grid/getting-started/',
      '/x/react-data-grid/column-definition/',
      '/x/react-data-grid/sorting/',
      '/x/react-data-grid/editing/',
    ],
    components: ['/x/react-data-grid/'],
  },
  'x-date-pickers': {
    guides: [
      '/x/react-date-pickers/getting-started/',
      '/x/react-date-pickers/validation/',
      '/x/react-date-pickers/custom-field/',
      '/x/react-date-pickers/adapters-locale/',
    ],
    components: [
      '/x/react-date-pickers/date-picker/',
      '/x/react-date-pickers/date-time-picker/',
      '/x/react-date-pickers/date-calendar/',
      '/x/react-date-pickers/time-picker/',
    ],
  },
};

const anywhere: StartPathnames = {
  guides: [
    '/material-ui/getting-started/installation/',
    '/joy-ui/getting-started/installation/',
    '/base-ui/getting-started/quickstart/',
    '/x/react-data-grid/getting-started/',
  ],
  components: [
    '/material-ui/react-button/',
    '/material-ui/react-text-field/',
    '/x/react-data-grid/',
    '/x/react-date-pickers/date-picker/',
  ],
};

/** @param product id of the product of the present page. */
export function toStartPathnames(product: string | null): StartPathnames {
  return (product !== null && Object.hasOwn(products, product) && products[product]) || anywhere;
}
