/** Farther ahead than demos of the page itself: a frame has libraries of its own to run. */
const nearMargin = '600px';

/** @param place of this frame in the page. @returns once it has come near the viewport. */
export function waitUntilNear(place: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { root: place.ownerDocument, rootMargin: nearMargin },
    );
    observer.observe(place);
  });
}
