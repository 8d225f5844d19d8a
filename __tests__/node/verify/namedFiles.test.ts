import { toNamedFiles } from '../../../src/node/verify/namedFiles';

const page = 'content/x/react-data-grid/index.mdx';
const files = [
  page,
  'content/x/react-data-grid/BirdCounts.tsx',
  'content/x/react-data-grid/Nests/system.tsx',
  'content/x/react-data-grid/nestBoxes.ts',
  'content/x/react-data-grid/sorting/index.mdx',
  'content/x/react-data-grid/sorting/ByColor.tsx',
  'content/x/react-data-grid-pro/index.mdx',
];

const list = (only: string | null) => files.filter(toNamedFiles(only));

describe('files that an author names', () => {
  it('are all where nothing is named', () => {
    expect(list(null)).toEqual(files);
  });

  it('are those in a folder, with or without a slash at its end, and in no other that begins alike', () => {
    expect(list('content/x/react-data-grid')).toEqual(files.slice(0, 6));
    expect(list('content/x/react-data-grid/')).toEqual(files.slice(0, 6));
  });

  it('are a page with its demos and what these share, without the pages below it', () => {
    expect(list(page)).toEqual(files.slice(0, 4));
  });

  it('are a demo alone', () => {
    expect(list('content/x/react-data-grid/BirdCounts.tsx')).toEqual([files[1]]);
  });
});
