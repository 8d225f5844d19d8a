import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../../src/ui/Button';
import { Menu } from '../../src/ui/Menu';

const onSelect = jest.fn();

beforeEach(() => {
  onSelect.mockClear();
  render(
    <>
      <Menu
        label="Mode"
        trigger={<Button>Open</Button>}
        actions={['Light', 'Dark', 'System'].map((label) => ({
          id: label,
          label,
          checked: label === 'Dark',
          onSelect: () => onSelect(label),
        }))}
      />
      <button>After</button>
    </>,
  );
});

function focused(): string | null {
  return document.activeElement?.textContent ?? null;
}

it('opens with its first item focused and says that it is open', async () => {
  const button = screen.getByRole('button', { name: 'Open' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'Mode' })).toBeInTheDocument();
  expect(focused()).toBe('Light');
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toHaveAttribute(
    'aria-checked',
    'true',
  );
});

it('moves with the arrow keys, Home, End and first letters, round the ends', async () => {
  screen.getByRole('button', { name: 'Open' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('System');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Light');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('System');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Light');
  await userEvent.keyboard('d');
  expect(focused()).toBe('Dark');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('System');
});

it('chooses with Enter, closes and gives the focus back', async () => {
  screen.getByRole('button', { name: 'Open' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledWith('Dark');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(focused()).toBe('Open');
});

it('closes with Escape and gives the focus back', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(focused()).toBe('Open');
  expect(onSelect).not.toHaveBeenCalled();
});

it('closes when something else is pressed', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'After' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('closes when Tab leaves it, also back to its own button', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.tab({ shift: true });
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
