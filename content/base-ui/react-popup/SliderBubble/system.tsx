import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

const Track = styled('div')({ position: 'relative', maxWidth: 360, paddingBlockStart: 48 });

const Range = styled('input')({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  height: 24,
  margin: 0,
  accentColor: '#047857',
  '&:focus-visible': { outline: '2px solid #047857', outlineOffset: 2 },
  '.mode-dark &': { accentColor: '#6ee7b7', '&:focus-visible': { outlineColor: '#6ee7b7' } },
});

const Label = styled('label')({ display: 'block' });

const YearPopup = styled(Popup)({
  padding: '2px 8px',
  borderRadius: 6,
  background: '#065f46',
  color: '#fff',
  '.mode-dark &': { background: '#6ee7b7', color: '#022c22' },
});

const first = 1840;
const last = 1960;
const thumb = 16;

export default function SliderBubble() {
  const [year, setYear] = React.useState(1900);
  const [input, setInput] = React.useState<HTMLInputElement | null>(null);
  const id = React.useId();

  const anchor = React.useMemo(() => {
    if (!input) return null;
    return {
      contextElement: input,
      getBoundingClientRect() {
        const box = input.getBoundingClientRect();
        const part = (year - first) / (last - first);
        const fromLeft = getComputedStyle(input).direction === 'rtl' ? 1 - part : part;
        const left = box.left + thumb / 2 + fromLeft * (box.width - thumb);
        return new DOMRect(left, box.top, 0, box.height);
      },
    };
  }, [input, year]);

  return (
    <Track>
      <Range
        id={id}
        ref={setInput}
        type="range"
        min={first}
        max={last}
        step={10}
        value={year}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
          setYear(event.target.valueAsNumber)
        }
      />
      <Label htmlFor={id}>Built in</Label>
      <YearPopup
        anchor={anchor}
        open={anchor !== null}
        placement="top"
        offset={4}
        aria-hidden
        disablePortal
      >
        {year}
      </YearPopup>
    </Track>
  );
}
