import { keepDemoPresses } from './keepDemoPresses';
import { loadScripts } from './loadScripts';
import { revealNavigation } from './revealNavigation';

revealNavigation();
keepDemoPresses();
loadScripts();
