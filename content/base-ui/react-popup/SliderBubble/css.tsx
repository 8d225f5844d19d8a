import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './styles.css';

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
    <div className="slider-track">
      <input
        className="slider-range"
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
      <label className="slider-label" htmlFor={id}>
        Built in
      </label>
      <Popup
        className="slider-popup"
        anchor={anchor}
        open={anchor !== null}
        placement="top"
        offset={4}
        aria-hidden
        disablePortal
      >
        {year}
      </Popup>
    </div>
  );
}
