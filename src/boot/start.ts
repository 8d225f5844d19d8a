import { loadScripts } from './loadScripts';
import { revealNavigation } from './revealNavigation';

revealNavigation();
loadScripts();
