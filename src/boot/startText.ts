import { keepSearchKey } from './keepSearchKey';
import { loadTextPage } from './loadTextPage';
import { revealNavigation } from './revealNavigation';

revealNavigation();
keepSearchKey();
loadTextPage();
