import { applyPreferences } from './applyPreferences';
import { keepClicks } from './keepClicks';
import { markTarget } from './markTarget';
import { showKeptFonts } from './showKeptFonts';

applyPreferences();
markTarget();
void showKeptFonts();
keepClicks();
