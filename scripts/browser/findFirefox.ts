import { findBrowser } from './findBrowser';

/** Path of the Firefox in which the site is tested too. @throws Error where none can be had. */
export function findFirefox(): string {
  return findBrowser({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    macPaths: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: { 'apt-get': 'firefox-esr', dnf: 'firefox', pacman: 'firefox', brew: 'firefox' },
  });
}
