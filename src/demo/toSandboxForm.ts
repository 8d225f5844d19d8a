import { compressToBase64 } from 'lz-string';
import type { SandboxProject } from './toSandboxProject';

/** A form that opens a project: to be sent by POST into a new tab. */
export interface SandboxForm {
  action: string;
  fields: Readonly<Record<string, string>>;
}

/** Form of https://developer.stackblitz.com/docs/platform/post-api/. */
export function toStackBlitzForm({ title, files, demoFile }: SandboxProject): SandboxForm {
  return {
    action: `https://stackblitz.com/run?file=${encodeURIComponent(demoFile)}`,
    fields: {
      'project[title]': title,
      'project[description]': title,
      'project[template]': 'node',
      ...Object.fromEntries(
        Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]),
      ),
    },
  };
}

/** Tells CodeSandbox to install and start by itself. */
const codeSandboxTasks = JSON.stringify(
  {
    setupTasks: [{ name: 'Install', command: 'npm install' }],
    tasks: {
      dev: { name: 'dev', command: 'npm run dev', runAtStart: true, preview: { port: 5173 } },
    },
  },
  null,
  2,
);

/** Form of https://codesandbox.io/docs/learn/sandboxes/cli-api#define-api. */
export function toCodeSandboxForm({ files, demoFile }: SandboxProject): SandboxForm {
  const contents = Object.fromEntries(
    Object.entries({ ...files, '.codesandbox/tasks.json': codeSandboxTasks }).map(
      ([path, content]) => [path, { content, isBinary: false }],
    ),
  );
  const parameters = compressToBase64(JSON.stringify({ files: contents }))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields: { parameters, query: `file=/${demoFile}` },
  };
}
