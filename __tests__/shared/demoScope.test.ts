import { parseDemoScope, toDemoScope } from '../../src/shared/demoRuntime';
import { codeStylings } from '../../src/shared/preferences';

it.each(codeStylings)('a scope in %s says which demo it is of', (styling) => {
  for (const name of ['BasicButton', 'playground-Button'])
    expect(parseDemoScope(toDemoScope(name, styling))).toEqual({ name, styling });
});

it.each(['BasicButton', 'BasicButton-System', 'BasicButton-less'])('"%s" is none', (scope) => {
  expect(() => parseDemoScope(scope)).toThrow(`"${scope}" is not the scope of a demo.`);
});
