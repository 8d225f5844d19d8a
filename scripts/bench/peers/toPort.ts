import type { Server } from 'node:net';

/** Port at which a server listens. @throws Error where it does not. */
export function toPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen at a port.');
  return address.port;
}
