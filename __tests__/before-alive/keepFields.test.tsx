import { act } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepFields } from '../../src/before-alive/keepFields';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function createDemo(tree: ReactElement) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree);
  document.body.append(container);
  const field = container.querySelector<Field>('input, textarea, select');
  if (!field) throw new Error('The demo has no field.');
  const write = (value: string) => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const comeAlive = () => act(() => void hydrateRoot(container, tree));
  return { container, field, write, comeAlive };
}

// Radio buttons of one name are one group, whichever demo has them.
afterEach(() => document.body.replaceChildren());

function NameField() {
  const [name, setName] = useState('Ada');
  return (
    <>
      <input value={name} onChange={(event) => setName(event.target.value)} />
      <output>{name}</output>
    </>
  );
}

function SizeChoice() {
  const [size, setSize] = useState('m');
  return (
    <>
      <select value={size} onChange={(event) => setSize(event.target.value)}>
        <option>s</option>
        <option>m</option>
        <option>l</option>
      </select>
      <output>{size}</output>
    </>
  );
}

it.each(['before the page was alive', 'while the script was on its way'])(
  'has React hear of what was written %s',
  (time) => {
    const { container, field, write, comeAlive } = createDemo(<NameField />);
    const isBefore = time === 'before the page was alive';
    if (isBefore) write('Grace');
    const kept = keepFields(container);
    if (!isBefore) write('Grace');
    comeAlive();
    act(() => kept.replay());
    expect(container.querySelector('output')?.textContent).toBe('Grace');
    expect(field.value).toBe('Grace');
  },
);

it('leaves the caret where the reader has it', () => {
  const { container, field, write, comeAlive } = createDemo(<NameField />);
  const kept = keepFields(container);
  field.focus();
  write('Grace');
  if (field instanceof HTMLInputElement) field.setSelectionRange(2, 3);
  comeAlive();
  act(() => kept.replay());
  expect(field).toHaveProperty('selectionStart', 2);
  expect(field).toHaveProperty('selectionEnd', 3);
});

it('leaves the caret behind what was written where the demo has written over it', () => {
  const { container, field, write, comeAlive } = createDemo(<NameField />);
  const kept = keepFields(container);
  field.focus();
  write('Grace');
  comeAlive();
  field.value = 'Ada';
  if (field instanceof HTMLInputElement) field.setSelectionRange(0, 0);
  act(() => kept.replay());
  expect(field.value).toBe('Grace');
  expect(field).toHaveProperty('selectionStart', 5);
});

it('has React hear of a choice in a native list', () => {
  const { container, field, write, comeAlive } = createDemo(<SizeChoice />);
  write('l');
  const kept = keepFields(container);
  comeAlive();
  act(() => kept.replay());
  expect(container.querySelector('output')?.textContent).toBe('l');
  expect(field.value).toBe('l');
});

it.each(['checkbox', 'radio'])('has React hear of a %s that was chosen', (type) => {
  const onChange = jest.fn();
  const { container, field, comeAlive } = createDemo(
    <input type={type} checked={false} onChange={(event) => onChange(event.target.checked)} />,
  );
  const kept = keepFields(container);
  field.click();
  comeAlive();
  act(() => kept.replay());
  expect(onChange.mock.calls).toEqual([[true]]);
});

it('has React hear of a checkbox that was emptied', () => {
  const onChange = jest.fn();
  const { container, field, comeAlive } = createDemo(
    <input type="checkbox" checked onChange={(event) => onChange(event.target.checked)} />,
  );
  const kept = keepFields(container);
  field.click();
  comeAlive();
  act(() => kept.replay());
  expect(onChange.mock.calls).toEqual([[false]]);
});

it.each(['before the page was alive', 'while the script was on its way'])(
  'has React hear of the radio button that was chosen last %s',
  (time) => {
    function Season() {
      const [season, setSeason] = useState('summer');
      return (
        <>
          {['spring', 'summer', 'winter'].map((name) => (
            <input
              key={name}
              type="radio"
              name="season"
              aria-label={name}
              checked={season === name}
              onChange={() => setSeason(name)}
            />
          ))}
          <output>{season}</output>
        </>
      );
    }
    const { container, comeAlive } = createDemo(<Season />);
    const choose = (...names: string[]) => {
      for (const name of names)
        container.querySelector<HTMLInputElement>(`[aria-label="${name}"]`)?.click();
    };
    const isBefore = time === 'before the page was alive';
    if (isBefore) choose('winter', 'spring');
    const kept = keepFields(container);
    if (!isBefore) choose('spring', 'winter', 'spring');
    comeAlive();
    act(() => kept.replay());
    expect(container.querySelector('output')?.textContent).toBe('spring');
    expect(container.querySelector(':checked')).toHaveAttribute('aria-label', 'spring');
  },
);

it('leaves fields that are another one’s business', () => {
  const { container, write, comeAlive } = createDemo(<NameField />);
  write('Grace');
  const kept = keepFields(container, () => false);
  comeAlive();
  act(() => kept.replay());
  expect(container.querySelector('output')?.textContent).toBe('Ada');
});

it('says nothing of what is as it was again', () => {
  const onChange = jest.fn();
  const { container, write, comeAlive } = createDemo(
    <input defaultValue="one" onChange={(event) => onChange(event.target.value)} />,
  );
  const kept = keepFields(container);
  write('two');
  write('one');
  comeAlive();
  act(() => kept.replay());
  expect(onChange).not.toHaveBeenCalled();
});

it('says nothing of fields that nobody has touched', () => {
  const onChange = jest.fn();
  const { container, comeAlive } = createDemo(
    <form onChange={onChange}>
      <textarea defaultValue="Dear all" />
      <input type="checkbox" defaultChecked />
      <input type="radio" name="size" defaultChecked />
      <input type="radio" name="size" />
      <select defaultValue="m">
        <option>s</option>
        <option>m</option>
      </select>
    </form>,
  );
  const untouched = keepFields(container);
  comeAlive();
  act(() => untouched.replay());
  expect(onChange).not.toHaveBeenCalled();
});

it('takes no focus for the caret of a field that the reader has left', () => {
  const { container, field, write, comeAlive } = createDemo(<NameField />);
  const kept = keepFields(container);
  write('Grace');
  comeAlive();
  const select = jest.spyOn(field as HTMLInputElement, 'setSelectionRange');
  act(() => kept.replay());
  expect(select).not.toHaveBeenCalled();
});

it('says nothing twice', () => {
  const onChange = jest.fn();
  const { container, write, comeAlive } = createDemo(
    <textarea defaultValue="Dear all" onChange={(event) => onChange(event.target.value)} />,
  );
  comeAlive();
  const kept = keepFields(container);
  act(() => write('Dear Ada'));
  onChange.mockClear();
  act(() => kept.replay());
  act(() => kept.replay());
  expect(onChange.mock.calls).toEqual([['Dear Ada']]);
});

it('leaves fields alone once it was stopped, or where the demo has lost them', () => {
  const onChange = jest.fn();
  const { container, field, write, comeAlive } = createDemo(
    <input defaultValue="" onChange={(event) => onChange(event.target.value)} />,
  );
  const stopped = keepFields(container);
  stopped.stop();
  write('one');
  comeAlive();
  act(() => stopped.replay());
  const kept = keepFields(container);
  act(() => write('two'));
  onChange.mockClear();
  field.remove();
  field.addEventListener('input', onChange);
  act(() => kept.replay());
  expect(onChange).not.toHaveBeenCalled();
});
