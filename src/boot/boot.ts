import { applyPreferences } from './applyPreferences';
import { loadScripts } from './loadScripts';
import { revealNavigation } from './revealNavigation';

applyPreferences();
revealNavigation();
loadScripts();
