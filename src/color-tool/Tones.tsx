import { useMemo } from 'react';
import styled from 'styled-components';
import { useTranslate, type Translate } from '../i18n/I18nProvider';
import { toPaletteTones } from './toPaletteTones';

/** Kept as high as the longest verdicts need, so that another color moves nothing. */
const Root = styled.div`
  > ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin: 0 0 var(--space-2);
    padding: 0;
    overflow: clip;
    border-radius: var(--radius-control);
    list-style: none;
  }
  li {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-3);
    font: var(--type-small);
  }
  li > span {
    min-block-size: 2.75rem;
  }
  b {
    font-weight: var(--weight-medium);
  }
  code {
    direction: ltr;
    font-family: var(--font-code);
    font-size: 0.8125rem;
  }
  > p:last-child {
    min-block-size: 3.75rem;
  }
  > p {
    margin: 0;
    color: var(--text-quiet);
    font: var(--type-tiny);
    font-variant-numeric: tabular-nums;
  }
`;

/** Least contrast of text by WCAG 2.2, success criterion 1.4.3, and of large text. */
const leastContrast = { text: 4.5, largeText: 3 } as const;

function toVerdict(contrast: number, translate: Translate): string {
  if (contrast >= leastContrast.text) return translate('colorTool.enough');
  if (contrast >= leastContrast.largeText) return translate('colorTool.large');
  return translate('colorTool.tooLittle');
}

/** Cut and not rounded: 4.496 is not 4.5. */
function toRatio(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1);
}

/** What the library makes of a color, with how well text is read. @param props.main six-digit hex. */
export function Tones({ main }: { main: string }) {
  const translate = useTranslate();
  const { tones, contrastText, onWhite, onDark } = useMemo(() => toPaletteTones(main), [main]);
  return (
    <Root>
      <ul role="list">
        {tones.map(({ name, color, contrast }) => (
          <li key={name} style={{ background: color, color: contrastText }}>
            <b>{name}</b>
            <code>{color}</code>
            <span>
              {toRatio(contrast)} {toVerdict(contrast, translate)}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {translate('colorTool.contrastText')} <code>{contrastText}</code>
      </p>
      <p>
        {translate('colorTool.asText', {
          white: toRatio(onWhite),
          whiteVerdict: toVerdict(onWhite, translate),
          dark: toRatio(onDark),
          darkVerdict: toVerdict(onDark, translate),
        })}
      </p>
    </Root>
  );
}
