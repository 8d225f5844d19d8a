/** Texts, each as the number of letters that it shares with the one before, and the rest; one a line. In order of the alphabet they are shortest. */
export function toFrontCoded(texts: readonly string[]): string {
  return texts
    .map((word, index) => {
      const before = texts[index - 1] ?? '';
      let shared = 0;
      while (shared < 35 && shared < before.length && before[shared] === word[shared]) shared += 1;
      return shared.toString(36) + word.slice(shared);
    })
    .join('\n');
}

/** The words of `toFrontCoded`. */
export function readFrontCoded(lines: string): string[] {
  let word = '';
  return lines === ''
    ? []
    : lines
        .split('\n')
        .map((line) => (word = word.slice(0, parseInt(line.charAt(0), 36)) + line.slice(1)));
}
