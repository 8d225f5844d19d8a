import { useState } from 'react';

/**
 * Whether something is open over the page. It closes in the render that brings another page, before that page takes the focus: what
 * is modal keeps it.
 */
export function useOpenOverPage(
  pathname: string,
): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    setOpen(false);
  }
  return [isOpen, setOpen];
}
