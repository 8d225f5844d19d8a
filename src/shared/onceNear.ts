/**
 * Waits until an element comes near the viewport of its page, also when a frame asks about its own place there: browsers differ in what an
 * observer of the frame sees of it.
 * @param margin how far from the viewport that is, in pixels with their unit. @returns what ends the waiting.
 */
export function onceNear(element: Element, margin: string, onNear: () => void): () => void {
  const { IntersectionObserver } = element.ownerDocument.defaultView ?? window;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
