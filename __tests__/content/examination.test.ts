import type { Examination } from '../../scripts/demos/examineDemos';
import { examineDemos } from '../support/examineDemos';

const fixtures = '__tests__/fixtures/examination';

let examination: Examination;

beforeAll(() => {
  examination = examineDemos(fixtures);
}, 120_000);

describe('a demo is tried in the layout of its page, where it gets the width of its content', () => {
  const findings = (name: string) =>
    examination.demos[`${fixtures}/base-ui/react-slider/${name}.tsx`];

  test('what has no width there is found', () => {
    expect(findings('CollapsedSlider')).toEqual([
      expect.stringMatching(/^It has no width: <span class="MuiSlider-root/),
    ]);
  });

  test('what moves there because its text is longer in the browser is found', () => {
    expect(findings('GrowingLine')).toEqual([
      expect.stringMatching(/^It moves when it comes alive: <p/),
    ]);
  });

  test('what a request changes later is none, even where the machine is busy for longer', () => {
    expect(findings('LateAnswer')).toEqual([]);
  });

  test('what has a width is not', () => {
    expect(findings('FilledSlider')).toEqual([]);
  });

  test('what breaks a rule of accessibility is found, in its demo only', () => {
    expect(findings('NamelessSlider')).toEqual([
      expect.stringMatching(/^In light mode: .*\(label\)/),
    ]);
  });

  test('landmarks of one name are wrong in one demo, and not in two', () => {
    expect(findings('TwoToolbars')).toEqual([expect.stringContaining('(landmark-unique)')]);
    expect(findings('OneToolbar')).toEqual([]);
  });

  test('what lies over the header is found, but not in its box, a frame, or fixed in the window', () => {
    expect(findings('HighLabel')).toEqual([
      expect.stringMatching(/^It lies over the header .*: <p/),
    ]);
    expect(findings('HighInside')).toEqual([]);
    expect(findings('FixedNotice')).toEqual([]);
    expect(findings('HighInFrame')).toEqual([]);
  });
});

describe('a playground is tried on its stage, as it is at first', () => {
  const folder = `${fixtures}/material-ui`;
  const findings = (of: string) =>
    examination.playgrounds.find((playground) => playground.of === of);

  test('what breaks a rule of accessibility is found, at its tag', () => {
    expect(findings('Avatar')).toEqual({
      of: 'Avatar',
      file: `${folder}/react-avatar/index.mdx`,
      line: 6,
      problems: [
        expect.stringMatching(/^In light mode: .*\(color-contrast\)/),
        expect.stringMatching(/^In dark mode: .*\(color-contrast\)/),
      ],
    });
  });

  test('what asks for the whole width has it', () => {
    expect(findings('Stepper')?.problems).toEqual([]);
  });
});
