import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { parseHexColor, toContrastRatio } from '../theme/contrast';
import { fieldCss } from '../theme/fieldCss';

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--space-1) var(--space-2);
  align-items: center;
  font: var(--type-small);
`;

const Text = styled.input`
  ${fieldCss}
  inline-size: 100%;
  direction: ltr;
  font-family: var(--font-code);
  &[aria-invalid='true'] {
    border-color: var(--danger);
  }
`;

const Picker = styled.input`
  inline-size: 2.75rem;
  block-size: 2.25rem;
  padding: 2px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--surface-1);
  cursor: pointer;
`;

const Note = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  color: var(--text-quiet);
  font: var(--type-tiny);
`;

const white = '#ffffff';
const black = '#000000';

interface ColorFieldProps {
  label: string;
  value: string | undefined;
  /** Shown while the reader has chosen none. */
  defaultValue: string;
  onChange(color: string): void;
}

/** One palette colour: as text or picked, with the contrast of white and of black text on it. */
export function ColorField({ label, value, defaultValue, onChange }: ColorFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const color = value ?? defaultValue;
  const [typed, setTyped] = useState(color);
  useEffect(() => {
    // What was typed may be another way to write the color; it must not change under the reader's hands.
    setTyped((text) => (parseHexColor(text) === color ? text : color));
  }, [color]);
  const isColor = parseHexColor(typed) !== null;

  const onType = (text: string) => {
    setTyped(text);
    const parsed = parseHexColor(text);
    if (parsed && parsed !== color) onChange(parsed);
  };

  return (
    <Root>
      <label htmlFor={id} style={{ gridColumn: '1 / -1' }}>
        {label}
      </label>
      <Text
        id={id}
        value={typed}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={!isColor}
        aria-describedby={`${id}-note`}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={() => setTyped(color)}
      />
      <Picker
        type="color"
        value={color}
        aria-label={translate('settings.pick', { name: label })}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Note id={`${id}-note`} role="status">
        {isColor
          ? translate('settings.contrast', {
              white: toContrastRatio(color, white).toFixed(1),
              black: toContrastRatio(color, black).toFixed(1),
            })
          : translate('settings.notAColor')}
      </Note>
    </Root>
  );
}
