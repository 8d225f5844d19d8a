import './bootText';
import { showApiDisplays } from '../storage/apiDisplays';
import { showCodePreferences } from '../storage/codePreferences';
import { readThemeVariables, showThemeVariables } from '../storage/themeVariables';

showThemeVariables(readThemeVariables());
showCodePreferences();
showApiDisplays();
