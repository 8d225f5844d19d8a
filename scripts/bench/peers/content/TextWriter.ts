import { createRandom } from './createRandom';
import { toWords } from './toWords';

const words = toWords(`
  component state value change handler render tree parent child element focus ring border token
  theme colour contrast spacing scale layout column row cell header footer label description error
  message hint required optional default controlled uncontrolled selection range keyboard pointer
  touch screen reader announce region role attribute property option callback event listener
  effect cleanup memo ref slot portal layer overlay backdrop scroll lock anchor placement offset
  collision boundary animation transition duration easing reduced motion locale direction number
  format date currency plural message bundle chunk import export module package version release
  migration deprecation warning strict mode server client hydrate stream cache request response
  loading skeleton empty result filter sort group page size total count index key identity stable
  order visible hidden disabled readonly invalid pending saved draft
`);

const verbs = toWords(`
  renders measures exposes receives forwards restores updates announces validates positions delays
  cancels merges inherits replaces preserves reports resolves ignores accepts
`);

const conjunctions = [
  'when',
  'because',
  'so that',
  'unless',
  'after',
  'before',
  'while',
  'even if',
];

export const capitalize = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/**
 * Writes sentences that look like documentation and mean nothing, the same for the same seed. They have no raw "<", "{" or "}"
 * outside of inline code, so that they are valid in Markdown and in MDX.
 */
export class TextWriter {
  private readonly random;

  constructor(seed: number) {
    this.random = createRandom(seed);
  }

  /** A whole number from `least` on. @param count how many numbers there are to choose from. */
  integer(least: number, count: number): number {
    return least + Math.floor(this.random() * count);
  }

  oneOf(list: readonly string[]): string {
    return list[this.integer(0, list.length)] ?? '';
  }

  word(): string {
    return this.oneOf(words);
  }

  verb(): string {
    return this.oneOf(verbs);
  }

  /** Two words, the second one capitalized. */
  camelCase(): string {
    return this.word() + capitalize(this.word());
  }

  heading(): string {
    return `${capitalize(this.word())} ${this.word()}`;
  }

  sentence(): string {
    let text = this.clause();
    if (this.random() < 0.55) text += ` ${this.oneOf(conjunctions)} ${this.clause()}`;
    const chance = this.random();
    if (chance < 0.08) text += `, which **${this.verb()}** every ${this.word()}`;
    else if (chance < 0.2) text += ` through \`${this.camelCase()}\``;
    return `${capitalize(text)}.`;
  }

  /** Whole sentences. @param leastWords how many words they have together, at least. */
  paragraph(leastWords: number): string {
    const sentences: string[] = [];
    for (let count = 0; count < leastWords;) {
      const sentence = this.sentence();
      sentences.push(sentence);
      count += sentence.split(' ').length;
    }
    return sentences.join(' ');
  }

  private clause(): string {
    const subject = `the ${this.word()} ${this.word()} ${this.verb()}`;
    return `${subject} the ${this.word()} of its ${this.word()}`;
  }
}
