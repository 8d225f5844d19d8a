import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { fontFallbacksCss } from '../../src/shared/fontFallbacks';

/** Ascent and descent in em, read from a WOFF 1 file (W3C WOFF File Format 1.0, section 4; OpenType `head`, `hhea`). */
function readMetrics(file: string): { ascent: number; descent: number } {
  const bytes = readFileSync(`node_modules/@fontsource/${file}-latin-400-normal.woff`);
  const readTable = (tag: string): Buffer => {
    for (let at = 44; at < 44 + bytes.readUInt16BE(12) * 20; at += 20) {
      if (bytes.toString('latin1', at, at + 4) !== tag) continue;
      const [offset, packed, size] = [4, 8, 12].map((step) => bytes.readUInt32BE(at + step));
      const data = bytes.subarray(offset, (offset ?? 0) + (packed ?? 0));
      return (packed ?? 0) < (size ?? 0) ? inflateSync(data) : data;
    }
    throw new Error(`${file} has no table ${tag}.`);
  };
  const unit = readTable('head').readUInt16BE(18);
  const hhea = readTable('hhea');
  return { ascent: hhea.readInt16BE(4) / unit, descent: -hhea.readInt16BE(6) / unit };
}

interface Fallback {
  family: string;
  size: number;
  ascent: number;
  descent: number;
}

const fallbacks = [...fontFallbacksCss.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(
  ([, rule = '']): Fallback => {
    const read = (name: string) =>
      Number(new RegExp(`${name}:\\s*([\\d.]+)%`).exec(rule)?.[1]) / 100;
    return {
      family: /font-family:\s*'([^']+)'/.exec(rule)?.[1] ?? '',
      size: read('size-adjust'),
      ascent: read('ascent-override'),
      descent: read('descent-override'),
    };
  },
);

test.each([
  ['Commissioner fallback', 'commissioner/files/commissioner', 2],
  ['JetBrains Mono fallback', 'jetbrains-mono/files/jetbrains-mono', 1],
])('%s stands as high as the font it stands in for', (family, file, count) => {
  const metrics = readMetrics(file);
  const own = fallbacks.filter((fallback) => fallback.family === family);
  expect(own).toHaveLength(count);
  for (const { size, ascent, descent } of own) {
    // Overrides are shares of the adjusted size; a thousandth of an em is a sixtieth of a pixel in our text.
    expect(Math.abs(ascent * size - metrics.ascent)).toBeLessThan(0.001);
    expect(Math.abs(descent * size - metrics.descent)).toBeLessThan(0.001);
  }
});
