import { useMemo } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import type { Translate } from '../shared/translate';
import { toPaletteTones } from './toPaletteTones';

/** Kept as high as the longest verdicts need, so that another color moves nothing. */
const Root = styled.div`
  > ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin: 0 0 var(--space-2);
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    font: var(--type-small);
  }
  .sample {
    display: grid;
    place-content: center;
    min-block-size: 4rem;
    margin-block-end: var(--space-2);
    font: var(--type-h3);
    forced-color-adjust: none;
  }
  .sample::before {
    content: 'Aa' / '';
  }
  li:first-child .sample {
    border-start-start-radius: var(--radius-control);
    border-end-start-radius: var(--radius-control);
  }
  li:last-child .sample {
    border-start-end-radius: var(--radius-control);
    border-end-end-radius: var(--radius-control);
  }
  .verdict {
    min-block-size: 2.75rem;
  }
  /* English, whichever way the frame runs. */
  .verdict:dir(rtl) {
    text-align: right;
    unicode-bidi: plaintext;
  }
  b {
    font-weight: var(--weight-medium);
  }
  code {
    justify-self: start;
    direction: ltr;
    unicode-bidi: isolate;
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

/** What the library makes of a color, with how well text is read. `main` is six-digit hex. */
export function Tones({ main }: { main: string }) {
  const translate = useTranslate();
  const { tones, contrastText, onWhite, onDark } = useMemo(() => toPaletteTones(main), [main]);
  return (
    <Root>
      <ul role="list">
        {tones.map(({ name, color, contrast }) => (
          <li key={name}>
            {/* It may well be hard to read: that is what the words below say. */}
            <span
              className="sample"
              aria-hidden="true"
              style={{ background: color, color: contrastText }}
            />
            <b>{name}</b>
            <code>{color}</code>
            {/* One text: a wider number would move a second one. */}
            <span className="verdict">{`${toRatio(contrast)} ${toVerdict(contrast, translate)}`}</span>
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
