import { applyPreferences } from './applyPreferences';
import { loadScripts } from './loadScripts';
import { markTarget } from './markTarget';
import { revealNavigation } from './revealNavigation';
import { fetchTextFonts, readTextFontsState } from '../fonts/textFonts';

applyPreferences();
markTarget();
if (readTextFontsState() === 'kept') fetchTextFonts();
revealNavigation();
loadScripts();
