import { rejoinIds, separateIds } from '../../src/demo-runtime/modeIds';

const html =
  '<form><label for="tide">Tide</label><input id="tide" aria-describedby="hint :A-R1:" list="tide" class="tide"/>' +
  '<p id="hint" aria-label="hint">hint</p><p id=":A-R1:">&quot;tide&quot;</p>' +
  '<input type="radio" name="high" value="high" checked=""/><a href="#hint">Hint</a><a href="/x/#hint">Other</a>' +
  '<svg><linearGradient id="sea"></linearGradient><path fill="url(#sea)" mask="url(#elsewhere)"></path></svg></form>';

/** The dark copy beside the light one, as the server sends them. */
function showBoth(): { light: HTMLElement; dark: HTMLElement } {
  document.body.innerHTML = `<div>${html}</div><div>${separateIds(html, '')}</div>`;
  const [light, dark] = document.body.children;
  return { light: light as HTMLElement, dark: dark as HTMLElement };
}

function query<T extends Element>(root: HTMLElement, selector: string): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

it('lets no id be twice in the page', () => {
  showBoth();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('has what points at an id stay in its copy', () => {
  const { light, dark } = showBoth();
  for (const copy of [light, dark]) {
    const field = query<HTMLInputElement>(copy, '.tide');
    expect([...(field.labels ?? [])]).toEqual([query(copy, 'label')]);
    expect(field).toHaveAccessibleDescription('hint "tide"');
    const { id } = query(copy, 'linearGradient');
    expect(query(copy, 'path')).toHaveAttribute('fill', `url(#${id})`);
    expect(query(copy, 'a')).toHaveAttribute('href', `#${query(copy, 'p').id}`);
  }
});

it('keeps the radio buttons of both chosen', () => {
  const { light, dark } = showBoth();
  expect(query(light, '[type=radio]')).toBeChecked();
  expect(query(dark, '[type=radio]')).toBeChecked();
});

it('changes nothing that is read or points elsewhere', () => {
  const { dark } = showBoth();
  expect(query(dark, 'p')).toHaveAttribute('aria-label', 'hint');
  expect(query(dark, '[type=radio]')).toHaveAttribute('value', 'high');
  expect(query(dark, 'a:last-of-type')).toHaveAttribute('href', '/x/#hint');
  expect(query(dark, 'path')).toHaveAttribute('mask', 'url(#elsewhere)');
});

it('leaves an id that styles ask for', () => {
  const css = '#sea[data-mode="dark"]{color:#c0ffee}#sea-bed{color:red}';
  const own = separateIds('<p id="sea"></p><p id="se"></p>', css);
  expect(own).toMatch(/^<p id="sea"><\/p><p id="se.+"><\/p>$/);
});

it('gives everything back', () => {
  const { light, dark } = showBoth();
  rejoinIds(dark);
  expect(dark.innerHTML).toBe(light.innerHTML);
});
