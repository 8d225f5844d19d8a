import { type ComponentType, useState } from 'react';
import { reloadIfOutdated } from '../offline/reloadIfOutdated';
import { useOpenOverPage } from '../ui/useOpenOverPage';
import type { SettingsDrawerProps } from './settings/SettingsDrawer';

interface LoadedDrawer {
  /** Null until its script is there. */
  Drawer: ComponentType<SettingsDrawerProps> | null;
  isOpen: boolean;
  /** Whether the script could not be had, until the reader tries again or goes to another page. */
  hasFailed: boolean;
  open(): void;
  close(): void;
}

/** The drawer of the settings, whose script is fetched when the reader opens it. */
export function useSettingsDrawer(pathname: string): LoadedDrawer {
  const [isOpen, setOpen] = useOpenOverPage(pathname);
  const [hasFailed, setFailed] = useOpenOverPage(pathname);
  const [Drawer, setDrawer] = useState<LoadedDrawer['Drawer']>(null);

  const open = () => {
    setOpen(true);
    setFailed(false);
    import(/* webpackChunkName: "settings" */ './settings/SettingsDrawer').then(
      (module) => setDrawer(() => module.SettingsDrawer),
      () => {
        setOpen(false);
        void reloadIfOutdated().then((reloads) => setFailed(!reloads));
      },
    );
  };

  return { Drawer, isOpen, hasFailed, open, close: () => setOpen(false) };
}
