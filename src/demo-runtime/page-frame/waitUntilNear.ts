/** Farther ahead than demos of the page itself: a frame has libraries of its own to run. */
const nearMargin = '600px';

/** @param place of this frame in the page. @returns once it has come near the viewport; at once where the page has none. */
export function waitUntilNear(place: Element): Promise<void> {
  // That of the page, whose viewport it is: browsers differ in what one of the frame sees of it.
  const { IntersectionObserver } = place.ownerDocument.defaultView ?? {};
  if (!IntersectionObserver) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: nearMargin },
    );
    observer.observe(place);
  });
}
