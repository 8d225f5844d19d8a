import { createVariants } from '../../../src/node/demos/createVariants';

const file = 'content/material-ui/react-button/Odd.tsx';

function createErrors(code: string) {
  const source = { file, code, styling: 'System' as const, localFiles: [], packages: [] };
  const docsPagePathname = '/material-ui/react-button/';
  return createVariants({ name: 'Odd', docsPagePathname, sources: [source], isFramed: false });
}

test('a demo that is more than types and JavaScript is named with its line', async () => {
  const { errors } = await createErrors('const a = 1;\nenum B {\n  C,\n}\n');
  expect(errors).toEqual([
    {
      file,
      line: 2,
      message:
        'An enum cannot be written in JavaScript by removing types. Use an object or a union instead.',
    },
  ]);
});

test('a demo of which no JavaScript can be made for another reason is named', async () => {
  const { errors } = await createErrors('const a = b ?? (c as string) || d;\n');
  expect(errors).toEqual([
    { file, message: expect.stringMatching(/^No JavaScript can be made of this: .+ Write it/) },
  ]);
});
