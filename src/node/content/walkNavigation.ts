import type { NavigationInput } from './parseNavigation';

/** Items below `items`, depth first. */
export function* walkNavigation(items: readonly NavigationInput[]): Generator<NavigationInput> {
  for (const item of items) {
    yield item;
    yield* walkNavigation(item.children);
  }
}
