import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { once } from '../../shared/once';
import type { ContentError } from '../errors';
import { lineAt } from '../lineAt';

interface Place {
  position?: { start: { line: number; offset?: number }; end: { offset?: number } } | undefined;
}

/** Where the parser's messages say that a tag stands, in lines of the body: `(3:1-3:22)`. */
const tagPlace = /\((\d+):\d+-\d+:\d+\)/;

const getParser = once(() => unified().use(remarkParse).use(remarkGfm).use(remarkMdx));

/** The body of an MDX file, which knows where in the file its nodes stand, and keeps what is wrong with it. */
export class MdxBody {
  readonly errors: ContentError[] = [];

  /** @param file path from the repository root; @param firstLine line of the file at which the body starts. */
  constructor(
    readonly text: string,
    private readonly file: string,
    private readonly firstLine: number,
  ) {}

  /** @returns null, and an error, where it is no MDX. */
  parse(): Root | null {
    try {
      return getParser().parse(this.text);
    } catch (error) {
      const { line, reason = String(error) } = error as { line?: number | null; reason?: string };
      const tagLine = Number(tagPlace.exec(reason)?.[1] ?? 1);
      const ofFile = reason.replace(tagPlace, `(line ${this.toFileLine(tagLine)})`);
      this.fail(this.toFileLine(line ?? tagLine), `${ofFile}. Correct the MDX here.`);
      return null;
    }
  }

  private toFileLine(bodyLine: number): number {
    return bodyLine + this.firstLine - 1;
  }

  /** @returns the line of the file at which a node starts. */
  lineOf({ position }: Place): number {
    return this.toFileLine(position?.start.line ?? 1);
  }

  /** @returns where an attribute of a tag stands, which may be on a line of its own; the tag's line where it has no such attribute. */
  lineOfAttribute({ position }: Place, name: string | undefined): number {
    const line = this.lineOf({ position });
    const source = this.sourceOf({ position });
    const at = name === undefined ? -1 : source.search(new RegExp(`\\s${name}(?=[\\s=/>])`));
    return at === -1 ? line : line + lineAt(source, at + 1) - 1;
  }

  /** A node as it stands in the file. */
  sourceOf({ position }: Place): string {
    return this.text.slice(position?.start.offset, position?.end.offset);
  }

  /** Whether a block of code has its last fence. */
  isClosed(node: Place): boolean {
    const source = this.sourceOf(node);
    return /\n.*(?:`{3,}|~{3,})\s*$/.test(source);
  }

  /** @param line of the file. */
  fail(line: number, message: string): void {
    this.errors.push({ file: this.file, line, message });
  }

  failAt(node: Place, message: string): void {
    this.fail(this.lineOf(node), message);
  }
}
