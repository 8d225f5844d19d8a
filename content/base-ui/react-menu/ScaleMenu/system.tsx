import * as React from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';
import { styled } from '@mui/system';

const ScaleTrigger = styled('button')({
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: '#4338ca',
  color: '#fff',
  font: 'inherit',
  cursor: 'pointer',
  '.mode-dark &': { background: '#a5b4fc', color: '#1e1b4b' },
  '&:focus-visible': { outline: '2px solid #4338ca', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#a5b4fc' },
});

const ScaleOptions = styled('ul')({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  zIndex: 10,
  boxSizing: 'border-box',
  minWidth: 160,
  margin: '4px 0',
  padding: 4,
  border: '1px solid #94a3b8',
  borderRadius: 8,
  background: '#fff',
  color: '#0f172a',
  listStyle: 'none',
  '.mode-dark &': { borderColor: '#64748b', background: '#1e293b', color: '#f1f5f9' },
});

const ScaleOption = styled('li')({
  padding: '6px 12px',
  borderRadius: 4,
  cursor: 'pointer',
  '&:hover': { background: '#f1f5f9' },
  '.mode-dark &:hover': { background: '#334155' },
  "&[data-focused='true']": { outline: '2px solid #4338ca', outlineOffset: -2 },
  ".mode-dark &[data-focused='true']": { outlineColor: '#a5b4fc' },
});

const Room = styled('div')({ minHeight: 180 });

const ScaleBox = styled('div')({
  position: 'relative',
  display: 'inline-block',
});

function ScaleButton({ children }: { children: React.ReactNode }) {
  const { getRootProps } = useMenuButton();

  return (
    <ScaleTrigger type="button" {...getRootProps()}>
      {children}
    </ScaleTrigger>
  );
}

function ScaleList({ label, children }: { label: string; children: React.ReactNode }) {
  const { contextValue, getListboxProps, open } = useMenu({ disableListWrap: true });

  return (
    <ScaleOptions {...getListboxProps()} aria-label={label} hidden={!open}>
      {open && <MenuProvider value={contextValue}>{children}</MenuProvider>}
    </ScaleOptions>
  );
}

interface ScaleItemProps {
  children: React.ReactNode;
  onClick: () => void;
}

function ScaleItem({ children, onClick }: ScaleItemProps) {
  const { focusVisible, getRootProps } = useMenuItem({ rootRef: null });

  return (
    <ScaleOption data-focused={focusVisible} {...getRootProps({ onClick })}>
      {children}
    </ScaleOption>
  );
}

export default function ScaleMenu() {
  const { contextValue } = useDropdown();
  const [scale, setScale] = React.useState('1 : 5,000');

  return (
    <DropdownContext.Provider value={contextValue}>
      <Room>
        <ScaleBox>
          <ScaleButton>Scale {scale}</ScaleButton>
          <ScaleList label="Scale">
            {['1 : 2,500', '1 : 5,000', '1 : 10,000'].map((name) => (
              <ScaleItem key={name} onClick={() => setScale(name)}>
                {name}
              </ScaleItem>
            ))}
          </ScaleList>
        </ScaleBox>
      </Room>
    </DropdownContext.Provider>
  );
}
