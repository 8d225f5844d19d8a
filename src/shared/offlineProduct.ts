/** A file and how many bytes it takes when it is kept, which is without compression. */
export interface ProductFile {
  pathname: string;
  bytes: number;
}

/** Everything that a product needs to be read without a network; written by the build. */
export interface ProductFiles {
  bytes: number;
  files: ProductFile[];
}

/** Pathname of that list. */
export function toProductFilesPathname(productId: string): string {
  return `/offline/${productId}.json`;
}
