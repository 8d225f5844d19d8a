import { applyPreferences } from './applyPreferences';
import { keepClicks } from './keepClicks';
import { markTarget } from './markTarget';
import { fetchTextFonts, readTextFontsState } from '../fonts/textFonts';

applyPreferences();
markTarget();
if (readTextFontsState() === 'kept') fetchTextFonts();
keepClicks();
