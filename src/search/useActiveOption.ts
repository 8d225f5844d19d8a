import { useState } from 'react';
import type { SearchOption } from './searchOptions';

interface ActiveOption {
  /** The first until the reader moves. */
  active: SearchOption | undefined;
  /** Moves through the options and around their ends. */
  move(step: 1 | -1): void;
  point(option: SearchOption): void;
  /** Back to the first, for other options. */
  reset(): void;
}

/** The option of a list that Enter chooses. */
export function useActiveOption(options: readonly SearchOption[]): ActiveOption {
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const index = Math.max(
    0,
    options.findIndex(({ key }) => key === activeKey),
  );
  return {
    active: options[index],
    move: (step) => {
      setActiveKey(options.at((index + step) % options.length)?.key ?? null);
    },
    point: ({ key }) => setActiveKey(key),
    reset: () => setActiveKey(null),
  };
}
