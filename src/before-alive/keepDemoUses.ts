import type { DemoContainerElement } from '../shared/keptPress';
import { keepFields } from './keepFields';
import { keepPress } from './keepPress';
import type { KeptUse } from './keptUse';

/**
 * Keeps all that a reader does in a demo whose script has not come yet.
 * @param container of the demo's HTML from the server, whose elements stay when the script comes.
 * @returns what is kept, in the order in which it is done again: a press sends what was written before it.
 */
export function keepDemoUses(container: DemoContainerElement): readonly KeptUse[] {
  return [keepFields(container), keepPress(container)];
}
