import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { toManifest } from '../../../src/node/output/toManifest';
import { iconKinds, writeIcons } from '../../../src/node/output/writeIcons';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const metadata = { title: 'Plumbline', description: 'Docs.', siteUrl: 'https://docs.example' };

interface Manifest {
  name: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

const manifest = JSON.parse(toManifest(metadata)) as Manifest;

let folder: string;
beforeAll(async () => {
  folder = createTemporaryFolder('icons');
  await writeIcons(folder);
});

/** Width and height in the header of a PNG (PNG specification, 11.2.2 IHDR). */
function readPngSize(file: string): string {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('the manifest can be installed: name, start inside the scope, icons of 192 and 512 pixels', () => {
  expect(manifest).toMatchObject({ name: 'Plumbline', start_url: '/', scope: '/' });
  expect(['minimal-ui', 'standalone', 'fullscreen']).toContain(manifest.display);
  const plain = manifest.icons.filter(({ purpose }) => purpose === 'any');
  expect(plain.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

test('every icon of the manifest is there in the size that it says', () => {
  for (const { src, sizes, type } of manifest.icons) {
    if (type !== 'image/png') continue;
    expect(readPngSize(path.join(folder, src))).toBe(sizes);
  }
});

test('the icon that Apple’s browsers ask for is there', () => {
  expect(readPngSize(path.join(folder, 'apple-touch-icon.png'))).toBe('180x180');
});

test('the maskable icon keeps the bob in the circle that every system shows', async () => {
  const kind = iconKinds.find(({ pathname }) => pathname.includes('maskable'));
  if (!kind) throw new Error('There is no maskable icon.');
  const pixels = await sharp(path.join(folder, kind.pathname)).ensureAlpha().raw().toBuffer();
  const center = kind.size / 2;
  let green = 0;
  let transparent = 0;
  let outside = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] !== 255) transparent += 1;
    // The bob is the only thing with much more green than red.
    if ((pixels[at + 1] ?? 0) - (pixels[at] ?? 0) < 40) continue;
    green += 1;
    const x = (at / 4) % kind.size;
    const y = Math.floor(at / 4 / kind.size);
    if (Math.hypot(x - center, y - center) > kind.size * 0.4) outside += 1;
  }
  expect({ transparent, outside }).toEqual({ transparent: 0, outside: 0 });
  expect(green).toBeGreaterThan(1000);
});
