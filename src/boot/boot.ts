import { applyPreferences } from './applyPreferences';
import { loadScripts } from './loadScripts';
import { markTarget } from './markTarget';
import { revealNavigation } from './revealNavigation';

applyPreferences();
markTarget();
revealNavigation();
loadScripts();
