import { toKeptPress, type DemoContainerElement } from '../shared/keptPress';
import { siteReadyEvent } from '../shared/siteEvents';

/** Keeps what a reader presses last in each demo before the page is alive; `demo/keepClick.ts` presses it again. */
export function keepDemoPresses(): void {
  const keep = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const demo = target.closest<DemoContainerElement>('[data-demo]');
    if (demo) demo.keptPress = toKeptPress(target);
  };
  addEventListener('click', keep);
  document.addEventListener(siteReadyEvent, () => removeEventListener('click', keep), {
    once: true,
  });
}
