import { readSite, type AuthoredSite } from '../../src/node/verify/readSite';
import { VerifyCache } from '../../src/node/verify/verifyCache';
import { createTemporaryFolder } from './temporaryFolder';

/** Everything authored of this repository, read anew. */
export function readAuthored(): AuthoredSite {
  const cache = new VerifyCache(createTemporaryFolder('verify-cache'));
  return readSite({ root: process.cwd(), cache, onProgress: () => undefined });
}
