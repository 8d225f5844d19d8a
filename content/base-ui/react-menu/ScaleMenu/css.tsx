import * as React from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';
import './styles.css';

function ScaleButton({ children }: { children: React.ReactNode }) {
  const { getRootProps } = useMenuButton();

  return (
    <button className="scale-trigger" type="button" {...getRootProps()}>
      {children}
    </button>
  );
}

function ScaleList({ label, children }: { label: string; children: React.ReactNode }) {
  const { contextValue, getListboxProps, open } = useMenu({ disableListWrap: true });

  return (
    <ul className="scale-options" {...getListboxProps()} aria-label={label} hidden={!open}>
      {open && <MenuProvider value={contextValue}>{children}</MenuProvider>}
    </ul>
  );
}

interface ScaleItemProps {
  children: React.ReactNode;
  onClick: () => void;
}

function ScaleItem({ children, onClick }: ScaleItemProps) {
  const { focusVisible, getRootProps } = useMenuItem({ rootRef: null });

  return (
    <li className="scale-option" data-focused={focusVisible} {...getRootProps({ onClick })}>
      {children}
    </li>
  );
}

export default function ScaleMenu() {
  const { contextValue } = useDropdown();
  const [scale, setScale] = React.useState('1 : 5,000');

  return (
    <DropdownContext.Provider value={contextValue}>
      <div className="scale-room">
        <div className="scale-box">
          <ScaleButton>Scale {scale}</ScaleButton>
          <ScaleList label="Scale">
            {['1 : 2,500', '1 : 5,000', '1 : 10,000'].map((name) => (
              <ScaleItem key={name} onClick={() => setScale(name)}>
                {name}
              </ScaleItem>
            ))}
          </ScaleList>
        </div>
      </div>
    </DropdownContext.Provider>
  );
}
