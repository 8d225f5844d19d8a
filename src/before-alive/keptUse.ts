/** What a reader has done before a page or a demo was alive. */
export interface KeptUse {
  /** Ends keeping: the demo is gone. */
  stop(): void;
  /**
   * Ends keeping what may not be done twice: somebody listens now. The rest is kept until it is done again, for what is done while React
   * begins to listen is lost on it, or rendered over.
   */
  handOver?(): void;
  /** Does it again, once. */
  replay(): void;
}

/** To be called when somebody listens. @param uses in the order in which they are done again. */
export function replayUses(uses: readonly KeptUse[]): void {
  for (const use of uses) use.handOver?.();
  // In a task of its own, where React renders what is written at once: the press that sends it comes after.
  setTimeout(() => {
    for (const use of uses) use.replay();
  });
}
