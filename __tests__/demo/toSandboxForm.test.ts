import { decompressFromBase64 } from 'lz-string';
import { toCodeSandboxForm, toStackBlitzForm } from '../../src/demo/toSandboxForm';

const project = {
  title: 'Save & close',
  demoFile: 'src/Demo.tsx',
  files: { 'package.json': '{"name":"demo"}\n', 'src/Demo.tsx': 'export default 1 > 0;\n' },
};

test('StackBlitz gets every file under its path, and opens the demo', () => {
  const { action, fields } = toStackBlitzForm(project);
  expect(action).toBe('https://stackblitz.com/run?file=src%2FDemo.tsx');
  expect(fields['project[files][src/Demo.tsx]']).toBe('export default 1 > 0;\n');
  expect(fields['project[files][package.json]']).toBe('{"name":"demo"}\n');
  expect(fields['project[title]']).toBe('Save & close');
});

test('CodeSandbox gets every file, packed, and starts by itself', () => {
  const { fields } = toCodeSandboxForm(project);
  const packed = (fields['parameters'] ?? '').replace(/-/g, '+').replace(/_/g, '/');
  const padded = packed.padEnd(Math.ceil(packed.length / 4) * 4, '=');
  const { files } = JSON.parse(decompressFromBase64(padded)) as {
    files: Record<string, { content: string }>;
  };
  expect(files['src/Demo.tsx']?.content).toBe('export default 1 > 0;\n');
  expect(files['.codesandbox/tasks.json']?.content).toContain('npm run dev');
  expect(fields['query']).toBe('file=/src/Demo.tsx');
});
