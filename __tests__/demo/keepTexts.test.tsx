import { act } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepTexts } from '../../src/demo/keepTexts';

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
    const kept = keepTexts(container);
    if (!isBefore) write('Grace');
    comeAlive();
    act(() => kept.replay());
    expect(container.querySelector('output')?.textContent).toBe('Grace');
    expect(field.value).toBe('Grace');
  },
);

it('leaves the caret where the reader has it', () => {
  const { container, field, write, comeAlive } = createDemo(<NameField />);
  const kept = keepTexts(container);
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
  const kept = keepTexts(container);
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
  const kept = keepTexts(container);
  comeAlive();
  act(() => kept.replay());
  expect(container.querySelector('output')?.textContent).toBe('l');
  expect(field.value).toBe('l');
});

it('says nothing of fields that nobody has touched, and nothing twice', () => {
  const onChange = jest.fn();
  const { container, write, comeAlive } = createDemo(
    <textarea defaultValue="Dear all" onChange={(event) => onChange(event.target.value)} />,
  );
  const untouched = keepTexts(container);
  comeAlive();
  act(() => untouched.replay());
  expect(onChange).not.toHaveBeenCalled();
  const kept = keepTexts(container);
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
  const stopped = keepTexts(container);
  stopped.stop();
  write('one');
  comeAlive();
  act(() => stopped.replay());
  const kept = keepTexts(container);
  act(() => write('two'));
  onChange.mockClear();
  field.remove();
  act(() => kept.replay());
  expect(onChange).not.toHaveBeenCalled();
});
