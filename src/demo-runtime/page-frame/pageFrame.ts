import { readDemoLook } from '../../shared/demoLook';
import { onceNear } from '../../shared/onceNear';
import { takeOnLook } from '../takeOnLook';
import { keepUses } from './keptUses';
import { waitUntilAlive } from './waitUntilAlive';

/** Farther ahead than demos of the page itself: a frame has libraries of its own to run. */
const nearMargin = '600px';

/**
 * Start of a demo that has a page of its own. The page that it stands in comes to life first, and what is seen of it: browsers load frames
 * far below that, whose scripts would take the processor from it.
 */
async function startInTurn(): Promise<void> {
  keepUses();
  const place = window.frameElement;
  if (place) {
    // Its own CSS has the color of each mode, and follows when the mode changes.
    const { font, lineHeight, hasWebFonts } = readDemoLook(place);
    takeOnLook({ font, lineHeight, hasWebFonts });
    await waitUntilAlive(place.ownerDocument);
    await new Promise<void>((resolve) => onceNear(place, nearMargin, resolve));
  }
  await import('./startFrame');
}

void startInTurn();
