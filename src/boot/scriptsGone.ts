import { reloadIfOutdated } from '../offline/reloadIfOutdated';
import { scriptsGoneEvent } from '../shared/siteEvents';

void reloadIfOutdated().then((reloads) => {
  if (reloads) return;
  // From here on the page is one without scripts, which has links where buttons would do nothing.
  delete document.documentElement.dataset['js'];
  document.dispatchEvent(new Event(scriptsGoneEvent));
});
