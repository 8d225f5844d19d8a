import './bootText';
import { showPagePreferences } from '../storage/pagePreferences';

showPagePreferences();
