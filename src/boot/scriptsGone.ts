import { reloadIfOutdated } from '../offline/reloadIfOutdated';
import { scriptsGoneEvent } from '../shared/siteEvents';

void reloadIfOutdated().then((reloads) => {
  if (!reloads) document.dispatchEvent(new Event(scriptsGoneEvent));
});
