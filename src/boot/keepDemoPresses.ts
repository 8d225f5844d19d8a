import { toKeptPress, type DemoContainerElement } from '../shared/keptPress';
import { listenUntilAlive } from './listenUntilAlive';

/**
 * Keeps which control a reader presses last in each demo before the page is alive; `before-alive/keepPress.ts` presses it again. A form
 * is not sent meanwhile, which would load the page anew.
 */
export function keepDemoPresses(): void {
  const keep = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const demo = target.closest<DemoContainerElement>('[data-demo]');
    if (demo) demo.keptPress = toKeptPress(target);
  };
  const hold = (event: SubmitEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-demo]'))
      event.preventDefault();
  };
  listenUntilAlive('click', keep);
  listenUntilAlive('submit', hold);
}
