import { listImports } from '../shared/listImports';
import { toDependencies, type InstalledPackages } from '../shared/toDependencies';
import { toLibraryName } from '../shared/toLibraryName';
import type { SandboxDemo } from './toSandboxProject';

/** Packages or their parts that a demo and its local files import. */
function listSpecifiers({ code, files }: SandboxDemo): string[] {
  return [code, ...files.map((file) => file.code)]
    .flatMap(listImports)
    .filter((specifier) => !specifier.startsWith('.'));
}

/**
 * What a reader has written as a project needs other packages than the demo did, and is TypeScript where it has types, which the editor
 * takes in both languages.
 * @param packages null where they are not known: it has those of the demo. @param hasTypes whether its code is no plain JavaScript.
 */
export function toEditedSandbox(
  demo: SandboxDemo,
  packages: InstalledPackages | null,
  hasTypes: boolean,
): SandboxDemo {
  const specifiers = listSpecifiers(demo);
  const codeVariant = hasTypes ? 'TS' : demo.codeVariant;
  return {
    ...demo,
    codeVariant,
    dependencies: packages
      ? toDependencies(specifiers, codeVariant, demo.codeStyling, packages)
      : demo.dependencies,
    library: toLibraryName(specifiers),
  };
}
