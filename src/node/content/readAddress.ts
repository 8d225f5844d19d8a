import { z } from 'zod';

const addressSchema = z
  .url({ protocol: /^https?$/, normalize: true })
  .transform((address) => address.replace(/\/+$/, ''));

/**
 * Address that a variable of the environment sets, without a slash at its end: pathnames follow.
 * @throws Error where the value is no address of a site.
 */
export function readAddress(
  env: Readonly<Record<string, string | undefined>>,
  variable: string,
  fallback: string,
): string {
  const value = env[variable];
  if (value === undefined) return fallback;
  const { success, data } = addressSchema.safeParse(value);
  if (success) return data;
  throw new Error(
    `${variable} is "${value}", which is no address of a site. Write one that starts with https:// or http://.`,
  );
}
