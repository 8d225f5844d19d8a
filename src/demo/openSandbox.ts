import { toCodeSandboxForm, toStackBlitzForm, type SandboxForm } from './toSandboxForm';
import { installedPackagesPathname, type InstalledPackages } from '../shared/toDependencies';
import { toSandboxProject, type SandboxDemo } from './toSandboxProject';
import { toEditedSandbox } from './toEditedSandbox';

/** Where a demo can be opened as a project. */
export type SandboxHost = 'stackblitz' | 'codesandbox';

const toForm = { stackblitz: toStackBlitzForm, codesandbox: toCodeSandboxForm } as const;

function submit({ action, fields }: SandboxForm): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = action;
  form.target = '_blank';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    // An input would lose the line breaks.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Opens the demo as a project of its own in a new tab; the project goes with the request and is stored nowhere here. */
export function openSandbox(host: SandboxHost, demo: SandboxDemo): void {
  submit(toForm[host](toSandboxProject(demo)));
}

/** @returns null where they cannot be had. */
async function fetchPackages(): Promise<InstalledPackages | null> {
  try {
    const response = await fetch(installedPackagesPathname);
    return response.ok ? ((await response.json()) as InstalledPackages) : null;
  } catch {
    return null;
  }
}

/** The same with what a reader has written. Where packages cannot be looked up, it has those of the demo. */
export async function openEditedSandbox(host: SandboxHost, demo: SandboxDemo): Promise<void> {
  const [packages, { hasTypes }] = await Promise.all([
    fetchPackages(),
    // It is there, since the code was edited.
    import('./createCodeEditor'),
  ]);
  openSandbox(host, toEditedSandbox(demo, packages, hasTypes(demo.code)));
}
