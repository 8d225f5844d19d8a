import { createRequire } from 'node:module';
import path from 'node:path';
import type Sharp from 'sharp';

/** The reader and writer of pictures, which only some of what imports this needs. */
export function loadSharp(): typeof Sharp {
  // A CommonJS module without a default export: what compiles gatsby-node.ts and what runs tests import it differently.
  return createRequire(path.resolve('package.json'))('sharp') as typeof Sharp;
}
