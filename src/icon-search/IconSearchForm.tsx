import { useId, type Ref } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import { iconThemes, type IconTheme } from '../shared/icons';
import { Icon } from '../ui/Icon';
import { SegmentedControl } from '../ui/SegmentedControl';
import { Field, Form } from './IconSearchStyle';

interface IconSearchFormProps {
  /** The field of the query. */
  inputRef: Ref<HTMLInputElement>;
  query: string;
  theme: IconTheme;
  onAsk(query: string): void;
  onTheme(theme: IconTheme): void;
}

/** What is asked for: words, and a style. */
export function IconSearchForm({ inputRef, query, theme, onAsk, onTheme }: IconSearchFormProps) {
  const translate = useTranslate();
  const inputId = useId();
  return (
    <Form className="screen-only" role="search" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={inputId} className="visually-hidden">
        {translate('icons.search')}
      </label>
      <Field>
        <Icon name="search" />
        <input
          ref={inputRef}
          id={inputId}
          type="search"
          value={query}
          placeholder={translate('icons.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          onChange={(event) => onAsk(event.currentTarget.value)}
        />
      </Field>
      <SegmentedControl
        label={translate('icons.style')}
        value={theme}
        options={iconThemes.map((value) => ({
          value,
          label: translate(`icons.styles.${value}`),
        }))}
        onChange={onTheme}
      />
    </Form>
  );
}
