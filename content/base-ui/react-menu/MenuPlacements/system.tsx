import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton, menuButtonClasses } from '@mui/base/MenuButton';
import { MenuItem, menuItemClasses } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const SheetRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
});

const SheetButton = styled(MenuButton)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '.mode-dark &': { borderColor: '#94a3b8' },
  '&:hover': { background: '#e2e8f0' },
  '.mode-dark &:hover': { background: '#334155' },
  [`&.${menuButtonClasses.expanded}`]: { background: '#e0e7ff' },
  [`.mode-dark &.${menuButtonClasses.expanded}`]: { background: '#312e81' },
  '&:focus-visible': { outline: '2px solid #4338ca', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#a5b4fc' },
});

const SheetPopup = styled(Menu)({
  zIndex: 10,
});

const SheetMenu = styled('ul')({
  boxSizing: 'border-box',
  minWidth: 200,
  maxWidth: 280,
  margin: '6px 0',
  padding: 6,
  border: '1px solid #94a3b8',
  borderRadius: 12,
  background: '#fff',
  color: '#0f172a',
  listStyle: 'none',
  '.mode-dark &': { borderColor: '#64748b', background: '#1e293b', color: '#f1f5f9' },
});

const SheetItem = styled(MenuItem)({
  padding: '8px 12px',
  borderRadius: 6,
  cursor: 'pointer',
  '&:hover': { background: '#f1f5f9' },
  '.mode-dark &:hover': { background: '#334155' },
  [`&.${menuItemClasses.focusVisible}`]: { outline: '2px solid #4338ca', outlineOffset: -2 },
  [`.mode-dark &.${menuItemClasses.focusVisible}`]: { outlineColor: '#a5b4fc' },
});

const places = [
  { label: 'Left edge', placement: 'bottom-start' },
  { label: 'Right edge', placement: 'bottom-end' },
  { label: 'Above', placement: 'top' },
] as const;

const distance = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function MenuPlacements() {
  return (
    <SheetRow>
      {places.map(({ label, placement }) => (
        <Dropdown key={label}>
          <SheetButton>
            {label} <span aria-hidden>▾</span>
          </SheetButton>
          <SheetPopup
            slots={{ listbox: SheetMenu }}
            slotProps={{
              root: { placement, modifiers: distance },
              listbox: { 'aria-label': label },
            }}
          >
            <SheetItem>Open the box</SheetItem>
            <SheetItem>Show the shelf</SheetItem>
          </SheetPopup>
        </Dropdown>
      ))}
    </SheetRow>
  );
}
