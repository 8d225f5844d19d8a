import { applyPreferences } from './applyPreferences';
import { loadScripts } from './loadScripts';

applyPreferences();
loadScripts();
