import './bootText';
import { showPagePreferences } from '../storage/pagePreferences';
import { openAroundTarget } from './openAroundTarget';
import { writeTailwindLink } from './writeTailwindLink';

showPagePreferences();
writeTailwindLink();
openAroundTarget();
