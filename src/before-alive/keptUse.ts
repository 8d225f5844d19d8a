/** What a reader has done before a page or a demo was alive. */
export interface KeptUse {
  /** Ends keeping: somebody listens now, or the demo is gone. */
  stop(): void;
  /** Does it again, once. */
  replay(): void;
}

/** To be called when somebody listens. @param uses in the order in which they are done again. */
export function replayUses(uses: readonly KeptUse[]): void {
  for (const use of uses) use.stop();
  // In a task of its own, where React renders what is written at once: the press that sends it comes after.
  setTimeout(() => {
    for (const use of uses) use.replay();
  });
}
