import { keepDemoPresses } from './keepDemoPresses';
import { keepSearchKey } from './keepSearchKey';
import { loadScripts } from './loadScripts';
import { revealNavigation } from './revealNavigation';

revealNavigation();
keepDemoPresses();
keepSearchKey();
loadScripts();
