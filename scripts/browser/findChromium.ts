import { findBrowser } from './findBrowser';

/** Path of the Chromium in which the site is tested and measured. @throws Error where none can be had. */
export function findChromium(): string {
  return findBrowser({
    name: 'Chromium',
    variable: 'CHROME_PATH',
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    macPaths: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    packages: { 'apt-get': 'chromium', dnf: 'chromium', pacman: 'chromium', brew: 'chromium' },
  });
}
