import { searchFolder, searchManifestName } from '../shared/searchIndex';

/**
 * Fetches a file of the index. Only the manifest can change under its name; it is asked for again each time, unless there is no
 * network and the browser or its service worker has it.
 * @throws where the answer is none or an error.
 */
export async function readSearchFile(name: string): Promise<unknown> {
  const response = await fetch(`${searchFolder}${name}`, {
    cache: name === searchManifestName ? 'no-cache' : 'default',
  });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}
