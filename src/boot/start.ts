import { isTypedIntoSomething } from '../shared/searchKey';
import { keepDemoPresses } from './keepDemoPresses';
import { keepSearchKey } from './keepSearchKey';
import { loadPage } from './loadPage';
import { revealNavigation } from './revealNavigation';

revealNavigation();
keepDemoPresses();
keepSearchKey(isTypedIntoSomething);
loadPage();
