import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CopyButton } from '../../src/ui/CopyButton';
import { SegmentedControl } from '../../src/ui/SegmentedControl';
import { Switch } from '../../src/ui/Switch';

function Alignment() {
  const [value, setValue] = useState<'start' | 'end'>('start');
  return (
    <SegmentedControl
      label="Alignment"
      value={value}
      options={[
        { value: 'start', label: 'Start' },
        { value: 'end', label: 'End' },
      ]}
      onChange={setValue}
    />
  );
}

it('has a segmented control that is a named group of radio buttons', async () => {
  render(<Alignment />);
  expect(screen.getByRole('group', { name: 'Alignment' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Start' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'End' }));
  expect(screen.getByRole('radio', { name: 'End' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Start' })).not.toBeChecked();
});

it('has a switch that the space bar turns', async () => {
  const onChange = jest.fn();
  render(<Switch label="Dense" checked={false} onChange={onChange} />);
  screen.getByRole('switch', { name: 'Dense' }).focus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledWith(true);
});

it('has a copy button that says Copied for two seconds', async () => {
  jest.useFakeTimers();
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const onCopy = jest.fn();
  render(<CopyButton getText={() => 'text'} label="Copy" copiedLabel="Copied" onCopy={onCopy} />);
  await act(async () => screen.getByRole('button').click());
  expect(writeText).toHaveBeenCalledWith('text');
  expect(onCopy).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveAccessibleName('Copied');
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('button')).toHaveAccessibleName('Copy');
  jest.useRealTimers();
});
