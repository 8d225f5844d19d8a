import * as React from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';

const scaleTrigger =
  'py-2 px-4 border-0 rounded-lg bg-indigo-700 text-white cursor-pointer ' +
  'dark:bg-indigo-300 dark:text-indigo-950 focus-visible:outline-2 ' +
  'focus-visible:outline-indigo-700 focus-visible:outline-offset-2 ' +
  'dark:focus-visible:outline-indigo-300';

const scaleOptions =
  'absolute top-full start-0 z-10 min-w-40 my-1 mx-0 p-1 border border-slate-400 ' +
  'rounded-lg bg-white text-slate-900 list-none dark:border-slate-500 dark:bg-slate-800 ' +
  'dark:text-slate-100';

const scaleOption =
  'py-1.5 px-3 rounded-sm cursor-pointer hover:bg-slate-100 dark:hover:bg-slate-700 ' +
  'data-[focused=true]:outline-2 data-[focused=true]:outline-indigo-700 ' +
  'data-[focused=true]:-outline-offset-2 dark:data-[focused=true]:outline-indigo-300';

const room = 'min-h-45';

const scaleBox = 'relative inline-block';

function ScaleButton({ children }: { children: React.ReactNode }) {
  const { getRootProps } = useMenuButton();

  return (
    <button className={scaleTrigger} type="button" {...getRootProps()}>
      {children}
    </button>
  );
}

function ScaleList({ label, children }: { label: string; children: React.ReactNode }) {
  const { contextValue, getListboxProps, open } = useMenu({ disableListWrap: true });

  return (
    <ul className={scaleOptions} {...getListboxProps()} aria-label={label} hidden={!open}>
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
    <li className={scaleOption} data-focused={focusVisible} {...getRootProps({ onClick })}>
      {children}
    </li>
  );
}

export default function ScaleMenu() {
  const { contextValue } = useDropdown();
  const [scale, setScale] = React.useState('1 : 5,000');

  return (
    <DropdownContext.Provider value={contextValue}>
      <div className={room}>
        <div className={scaleBox}>
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
