import fc from 'fast-check';
import { applyPreferences } from '../../src/boot/applyPreferences';
import { markTarget } from '../../src/boot/markTarget';
import { showPagePreferences } from '../../src/storage/pagePreferences';
import {
  apiDisplays,
  codeStylings,
  codeVariants,
  cookieNames,
  modeKey,
  tabKeyPrefix,
  themeSettingsKey,
  themeVariablesKey,
  toApiDisplayKey,
} from '../../src/shared/preferences';

const markup = fc.constantFrom(
  '"><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{"__proto__":{"polluted":true}}',
  '{"--x":"url(https://evil.example/)"}',
  '{"direction":"<svg onload=alert(1)>","spacing":1e309}',
  '%E0%A4%A',
  '\u202e\u0000\ud800',
);
const hostile = fc.oneof(markup, fc.string(), fc.json(), fc.string({ unit: 'binary' }));
const keys = fc.constantFrom(
  modeKey,
  themeSettingsKey,
  themeVariablesKey,
  toApiDisplayKey('default'),
  toApiDisplayKey('props'),
  tabKeyPrefix + 'package-manager',
  tabKeyPrefix + '"><b>',
);

/** Half a surrogate pair cannot be encoded. */
function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

test('whatever is stored or in the address, nothing but known values and no markup comes to the page', () => {
  const elements = document.querySelectorAll('*').length;
  fc.assert(
    fc.property(
      fc.array(fc.tuple(keys, hostile), { maxLength: 5 }),
      hostile,
      hostile,
      (stored, cookie, hash) => {
        localStorage.clear();
        for (const [key, value] of stored) localStorage.setItem(key, value);
        document.cookie = `${cookieNames.codeVariant}=${cookie.replace(/[;\r\n\0]/g, '')}`;
        document.cookie = `${cookieNames.codeStyling}=${encodeURIComponent(toWellFormed(cookie))}`;
        window.location.hash = hash;
        const root = document.documentElement;
        root.removeAttribute('style');
        applyPreferences();
        showPagePreferences();
        markTarget();

        // One expectation for all, since thousands take their time.
        expect({
          direction: ['ltr', 'rtl'].includes(root.dir),
          mode: /^mode-(light|dark)$/.test(document.body.className),
          variant: codeVariants.some((one) => one === root.dataset['codeVariant']),
          styling: codeStylings.some((one) => one === root.dataset['codeStyling']),
          display: apiDisplays.some((one) => one === root.getAttribute('data-api-props')),
          style: !/url\(|expression|@import/i.test(root.getAttribute('style') ?? ''),
          handlers: root.getAttributeNames().every((name) => !name.startsWith('on')),
          elements: document.querySelectorAll('*').length === elements,
          prototype: !('polluted' in {}),
        }).toEqual({
          direction: true,
          mode: true,
          variant: true,
          styling: true,
          display: true,
          style: true,
          handlers: true,
          elements: true,
          prototype: true,
        });
      },
    ),
    { numRuns: 1000 },
  );
});
