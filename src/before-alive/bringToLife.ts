import type { DemoModule, MountDemoOptions, MountedDemo } from '../shared/demoRuntime';
import { replayUses, type KeptUse } from './keptUse';
import { tellFocus } from './tellFocus';

/**
 * Mounts a demo on the server's HTML, and does again in it what the reader has done before.
 * @param uses what is kept of that, in the order in which it is done again.
 */
export function bringToLife(
  { mountDemo }: DemoModule,
  options: MountDemoOptions,
  uses: readonly KeptUse[],
): Promise<MountedDemo> {
  return mountDemo({
    ...options,
    onReady() {
      tellFocus(options.container);
      replayUses(uses);
      options.onReady?.();
    },
  });
}
