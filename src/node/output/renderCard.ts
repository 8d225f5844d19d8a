import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'satori';
import type Sharp from 'sharp';
import { once } from '../../shared/once';

/** Size that social networks ask for, in pixels. */
const cardSize = { width: 1200, height: 630 };
/** Text stays clear of the plumb line at the right. */
const textWidth = 920;
const paper = '#faf8f4';
const ink = '#26231f';
const quietInk = '#5c564e';
const accent = '#045651';

/** The site's text family; satori cannot read woff2. */
const readFonts = once((): Font[] =>
  ([400, 700] as const).map((weight) => ({
    name: 'Commissioner',
    weight,
    data: readFileSync(
      path.resolve(
        `node_modules/@fontsource/commissioner/files/commissioner-latin-${weight}-normal.woff`,
      ),
    ),
  })),
);

interface CardText {
  title: string;
  description: string;
  /** Small line above the title. */
  section: string;
}

type CardNode = {
  type: string;
  props: { style: Record<string, string | number>; children?: string | CardNode[] };
};

function box(style: Record<string, string | number>, children: string | CardNode[]): CardNode {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function toCardTree({ title, description, section }: CardText): CardNode {
  return box(
    {
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      background: paper,
      color: ink,
      padding: 80,
      flexDirection: 'column',
    },
    [
      box({ fontSize: 30, color: accent, fontWeight: 700 }, section),
      box(
        {
          maxWidth: textWidth,
          fontSize: title.length > 32 ? 64 : 80,
          fontWeight: 700,
          marginTop: 48,
          lineHeight: 1.1,
        },
        title,
      ),
      box(
        {
          display: 'block',
          maxWidth: textWidth,
          fontSize: 34,
          color: quietInk,
          marginTop: 32,
          lineHeight: 1.4,
          lineClamp: 3,
        },
        description,
      ),
      box(
        { position: 'absolute', left: 80, bottom: 64, fontSize: 30, fontWeight: 700 },
        'Plumbline',
      ),
      box(
        { position: 'absolute', right: 98, top: 0, width: 4, height: 450, background: accent },
        '',
      ),
      box(
        {
          position: 'absolute',
          right: 76,
          top: 450,
          width: 48,
          height: 72,
          background: accent,
          clipPath: 'polygon(0px 0px, 48px 0px, 48px 13px, 24px 72px, 0px 13px)',
        },
        '',
      ),
    ],
  );
}

/** PNG of the card that is shown where a page is shared. */
export async function renderCard(text: CardText): Promise<Uint8Array> {
  // Loaded here, because every worker of the build loads this file and only one draws.
  const [{ default: satori }, { Resvg }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  // A CommonJS module without a default export: what compiles gatsby-node.ts and what runs tests import it differently.
  const sharp = createRequire(path.resolve('package.json'))('sharp') as typeof Sharp;
  // satori's type asks for React elements; it reads only `type` and `props`.
  const tree = toCardTree(text) as unknown as Parameters<typeof satori>[0];
  const svg = await satori(tree, { ...cardSize, fonts: readFonts() });
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  // sharp writes the same picture in a third of the time that resvg takes for it.
  return sharp(drawn.pixels, { raw: { ...cardSize, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 6, adaptiveFiltering: false })
    .toBuffer();
}
