import { createContext } from 'react';

/** Id that the hash of the address names; empty on the server. */
export const LinkedIdContext = createContext('');
