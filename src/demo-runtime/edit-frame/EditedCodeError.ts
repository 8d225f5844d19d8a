/** Name under which edited code stands in stacks. */
export const editedFile = 'edited-demo.tsx';

/** A mistake in edited code whose line is known. */
export class EditedCodeError extends Error {
  constructor(
    message: string,
    /** 1-based; null if unknown. */
    readonly line: number | null,
  ) {
    super(message);
    this.name = 'EditedCodeError';
  }
}

function findLine(stack: string): number | null {
  const line = new RegExp(`${editedFile.replace('.', '\\.')}:(\\d+)`).exec(stack)?.[1];
  return line === undefined ? null : Number(line);
}

/** Lines that browsers put before the body of a function made of text; found out by making one. */
const linesBefore = (() => {
  try {
    new Function('require', 'exports', `throw new Error()\n//# sourceURL=${editedFile}`)();
  } catch (error) {
    return (findLine((error as Error).stack ?? '') ?? 1) - 1;
  }
  return 0;
})();

/** What can be said to the reader about anything that was thrown. */
export function toEditedCodeError(error: unknown): { message: string; line: number | null } {
  if (error instanceof EditedCodeError) return error;
  if (!(error instanceof Error)) return { message: String(error), line: null };
  const line = findLine(error.stack ?? '');
  const name = error.name === 'Error' ? '' : `${error.name}: `;
  return { message: name + error.message, line: line === null ? null : line - linesBefore };
}
