import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { Button } from '../ui/Button';

const Words = styled.div`
  > h3 {
    margin: 0 0 var(--space-2);
    font: var(--type-h4);
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

interface IconMeaningsProps {
  /** Words for what the icon shows and means. */
  meanings: readonly string[];
  onSearch(word: string): void;
}

/** Other words that find the icon, each a search of its own. */
export function IconMeanings({ meanings, onSearch }: IconMeaningsProps) {
  const translate = useTranslate();
  return (
    <Words>
      <h3>{translate('icons.meanings')}</h3>
      <ul>
        {meanings.map((word) => (
          <li key={word}>
            <Button isSmall onClick={() => onSearch(word)}>
              {word}
            </Button>
          </li>
        ))}
      </ul>
    </Words>
  );
}
