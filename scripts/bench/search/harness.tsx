import { createRoot } from 'react-dom/client';
import translations from '../../../content/translations/en.json';
import { I18nProvider } from '../../../src/i18n/I18nProvider';
import { SearchButton } from '../../../src/search/SearchButton';
import { GlobalStyle } from '../../../src/theme/GlobalStyle';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <I18nProvider language="en" translations={{ en: translations }}>
      <GlobalStyle />
      <SearchButton currentProduct="material-ui" pathname="/" />
    </I18nProvider>,
  );
}
