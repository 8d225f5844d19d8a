import { type CodeStyling, type CodeVariant } from '../shared/preferences';
import { type DemoData, type DemoVariantData } from './DemosContext';

/** A text that a demo shows: a variant, or both languages where their code is the same. */
export interface DemoDocument {
  /** Unique within the demo. */
  key: string;
  variant: DemoVariantData;
  codeStyling: CodeStyling;
  /** Null where it serves both languages. */
  codeVariant: CodeVariant | null;
}

function isSameCode(one: DemoVariantData, other: DemoVariantData): boolean {
  return (
    one.html === other.html &&
    one.files.length === other.files.length &&
    one.files.every(({ path, html }, index) => {
      const file = other.files[index];
      return file?.path === path && file.html === html;
    })
  );
}

/** Every text of a demo once. */
export function toDocuments({ variants }: Pick<DemoData, 'variants'>): DemoDocument[] {
  return variants.flatMap((variant): DemoDocument[] => {
    const { codeStyling, codeVariant } = variant;
    const twin = variants.find(
      (other) => other.codeStyling === codeStyling && other.codeVariant !== codeVariant,
    );
    if (!twin || !isSameCode(variant, twin))
      return [{ key: `${codeStyling} ${codeVariant}`, variant, codeStyling, codeVariant }];
    return codeVariant === 'TS'
      ? [{ key: codeStyling, variant, codeStyling, codeVariant: null }]
      : [];
  });
}

/** The document of a variant. */
export function findDocument(
  documents: readonly DemoDocument[],
  { codeStyling, codeVariant }: Pick<DemoVariantData, 'codeStyling' | 'codeVariant'>,
): DemoDocument | undefined {
  return documents.find(
    (one) =>
      one.codeStyling === codeStyling &&
      (one.codeVariant === null || one.codeVariant === codeVariant),
  );
}
