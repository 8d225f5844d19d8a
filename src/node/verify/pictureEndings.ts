/** Endings of the names of pictures, as alternatives of a pattern. */
export const pictureEndings = 'png|jpe?g|svg|webp|avif|gif';
