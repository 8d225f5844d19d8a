import { writeTailwindLink } from '../../src/boot/writeTailwindLink';
import { tailwindAttribute } from '../../src/shared/demoRuntime';

const href = '/demos/tailwind-1.css';

it.each([
  ['Tailwind', href, [href]],
  ['Tailwind', undefined, []],
  ['System', href, []],
  ['CSS', href, []],
])(
  'with %s chosen and the stylesheet %s the page waits for %j',
  (styling, stylesheet, expected) => {
    document.documentElement.dataset['codeStyling'] = styling;
    document.body.removeAttribute(tailwindAttribute);
    if (stylesheet) document.body.setAttribute(tailwindAttribute, stylesheet);
    const write = jest.spyOn(document, 'write').mockImplementation();
    writeTailwindLink();
    const written = document.createElement('div');
    written.innerHTML = write.mock.calls.join('');
    const links = [...written.querySelectorAll('link[rel="stylesheet"]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(expected);
    write.mockRestore();
  },
);
