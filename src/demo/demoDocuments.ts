import type { CodeStyling, CodeVariant } from '../shared/preferences';
import type { DemoData, DemoVariantData } from './DemosContext';

/** A text that a demo shows: a variant, or both languages where their code is the same. */
export interface DemoDocument {
  /** Unique within the demo. */
  key: string;
  variant: DemoVariantData;
  codeStyling: CodeStyling;
  /** Null where it serves both languages. */
  codeVariant: CodeVariant | null;
}

/** Every text of a demo once. */
export function toDocuments({ variants }: Pick<DemoData, 'variants'>): DemoDocument[] {
  return variants.flatMap((variant): DemoDocument[] => {
    const { codeStyling, codeVariant } = variant;
    if (variant.isTwin) return [];
    const hasTwin = variants.some((other) => other.codeStyling === codeStyling && other.isTwin);
    return hasTwin
      ? [{ key: codeStyling, variant, codeStyling, codeVariant: null }]
      : [{ key: `${codeStyling} ${codeVariant}`, variant, codeStyling, codeVariant }];
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
