/** A numbered error and its message; each `%s` stands for an argument, in order. */
export interface ProductionErrorData {
  code: number;
  template: string;
}

/** What an address such as `?code=11&args[]=a&args[]=b` says. */
export type DecodedError =
  /** No code was given. */
  | { kind: 'missing' }
  /** The code is no whole number. */
  | { kind: 'invalid'; code: string }
  /** The documented versions have no error of that number. */
  | { kind: 'unknown'; code: number }
  /** `message` is text, never markup: arguments come from the address. */
  | { kind: 'decoded'; code: number; message: string; missingArguments: number };

/** Stands for an argument that the address does not give. */
export const missingArgument = '[missing argument]';

/**
 * @param search query of an address, with or without `?`; arguments are repeated as `args[]`.
 * @param errors all known errors.
 */
export function decodeProductionError(
  search: string,
  errors: readonly ProductionErrorData[],
): DecodedError {
  const parameters = new URLSearchParams(search);
  const given = parameters.get('code')?.trim() ?? '';
  if (given === '') return { kind: 'missing' };
  if (!/^\d{1,9}$/.test(given)) return { kind: 'invalid', code: given };
  const code = Number(given);
  const error = errors.find((item) => item.code === code);
  if (!error) return { kind: 'unknown', code };
  const values = parameters.getAll('args[]');
  const [start = '', ...rest] = error.template.split('%s');
  const message = rest.reduce(
    (text, part, index) => text + (values[index] ?? missingArgument) + part,
    start,
  );
  return {
    kind: 'decoded',
    code,
    message,
    missingArguments: Math.max(0, rest.length - values.length),
  };
}
