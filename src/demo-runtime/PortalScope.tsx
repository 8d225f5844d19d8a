import { createContext, useContext, useLayoutEffect, useRef, type ReactNode } from 'react';

/** Scope of the demo that renders (see `toDemoScope`), or null outside demos. */
export const DemoScopeContext = createContext<string | null>(null);

/**
 * Marks what a demo renders outside its container (menus, dialogs) as its own, so that the demo's stylesheet applies
 * there too. The popup is found beside an inert element and not wrapped: a wrapper would stand between it and the body,
 * where the libraries look for it.
 */
export function PortalScope({ children }: { children?: ReactNode }) {
  const scope = useContext(DemoScopeContext);
  const marker = useRef<HTMLTemplateElement>(null);
  useLayoutEffect(() => {
    if (scope !== null) marker.current?.nextElementSibling?.setAttribute('data-demo', scope);
  });
  return (
    <>
      <template ref={marker} />
      {children}
    </>
  );
}
