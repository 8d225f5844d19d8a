import { navigate, parsePath } from '../../src/stand-ins/gatsbyLink';

// Its own types leave the function out; Gatsby, which gives it on, has it.
const ofPackage = jest.requireActual<{ parsePath(path: string): unknown }>('gatsby-link');

test.each(['/', '', '/a/b/', '/a/?q=1', '/a/#h', '/a/?q=1#h?x#y', '/a/?', '/a/#', '?q', '#h'])(
  'takes %s apart as gatsby-link does',
  (address) => {
    expect(parsePath(address)).toEqual(ofPackage.parsePath(address));
  },
);

test("goes where it is told, by Gatsby's own way", () => {
  const asked: unknown[] = [];
  Object.assign(window, { ___navigate: (...all: unknown[]) => asked.push(all) });
  navigate('/a/?q=1#h', { replace: true });
  expect(asked).toEqual([['/a/?q=1#h', { replace: true }]]);
});
