/** What a reader has done before a page or a demo was alive. */
export interface KeptUse {
  /** Ends keeping: the demo is gone. */
  stop(): void;
  /**
   * Somebody listens now. Presses are kept no longer, or they would be done twice. What is written in fields has no such function: it is kept until
   * `replay`, because React renders over what is written while it begins to listen.
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
