import { useId } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import { themedProducts, type ThemedProduct } from '../shared/themedProducts';

interface ThemeSearchProps {
  product: ThemedProduct;
  query: string;
  onChange(query: string): void;
}

/** The field for what is looked for in the theme of a product. */
export function ThemeSearch({ product, query, onChange }: ThemeSearchProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {translate('themeViewer.search')}
      </label>
      <input
        id={id}
        type="search"
        value={query}
        placeholder={translate('themeViewer.placeholder', { color: themedProducts[product].color })}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
}
