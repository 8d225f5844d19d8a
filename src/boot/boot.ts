import { applyPreferences } from './applyPreferences';
import { loadScripts } from './loadScripts';
import { markTarget } from './markTarget';
import { revealNavigation } from './revealNavigation';
import { fetchTextFonts, hasTextFonts } from '../fonts/textFonts';

applyPreferences();
markTarget();
if (hasTextFonts()) fetchTextFonts();
revealNavigation();
loadScripts();
