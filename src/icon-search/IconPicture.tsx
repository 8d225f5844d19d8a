import type { IconMarkup } from '../shared/icons';

interface IconPictureProps {
  /** Left out while its file is on the way; the place is kept. */
  markup: IconMarkup | undefined;
  /** Pixels. */
  size: number;
}

/** An icon of the documented package, in the color of the text around it. Its markup was made from that package at build time. */
export function IconPicture({ markup, size }: IconPictureProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      dangerouslySetInnerHTML={{ __html: markup ?? '' }}
    />
  );
}
