import { isTypedIntoSomething } from '../shared/searchKey';
import { keepDemoPresses } from './keepDemoPresses';
import { keepSearchKey } from './keepSearchKey';
import { keepSearchText } from './keepSearchText';
import { loadPage } from './loadPage';
import { revealNavigation } from './revealNavigation';

revealNavigation();
keepDemoPresses();
keepSearchText();
keepSearchKey(isTypedIntoSomething);
loadPage();
