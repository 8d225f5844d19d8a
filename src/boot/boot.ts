import './bootText';
import { showPagePreferences } from '../storage/pagePreferences';
import { writeTailwindLink } from './writeTailwindLink';

showPagePreferences();
writeTailwindLink();
