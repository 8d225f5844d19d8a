import { applyPreferences } from './applyPreferences';
import { loadFonts } from './loadFonts';
import { loadScripts } from './loadScripts';
import { markTarget } from './markTarget';
import { revealNavigation } from './revealNavigation';

applyPreferences();
markTarget();
loadFonts();
revealNavigation();
loadScripts();
