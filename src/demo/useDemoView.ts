import { useCodePreferences } from '../preferences/useCodePreferences';
import {
  codeStylings,
  defaultCodeStyling,
  type CodeStyling,
  type CodeVariant,
} from '../shared/preferences';
import type { DemoData, DemoVariantData } from './DemosContext';

/** What a demo shows for the reader's choice. */
interface DemoView {
  codeVariant: CodeVariant;
  /** The chosen styling, or System where the demo lacks it. */
  codeStyling: CodeStyling;
  /** Undefined only for a demo without any code, which the build does not make. */
  variant: DemoVariantData | undefined;
}

/** The same choice that CSS makes from the attributes of `<html>`. */
export function useDemoView({ stylings, variants }: DemoData): DemoView {
  const { codeVariant, codeStyling: asked } = useCodePreferences();
  const codeStyling = stylings.includes(asked) ? asked : defaultCodeStyling;
  const ofStyling = variants.filter((variant) => variant.codeStyling === codeStyling);
  const variant = ofStyling.find((one) => one.codeVariant === codeVariant) ?? ofStyling[0];
  return { codeVariant, codeStyling, variant };
}

/**
 * Stylings that a reader may have chosen when a demo shows `styling`: itself, and for System also those that the demo lacks.
 * @returns a list separated by spaces, for the attribute by which CSS chooses.
 */
export function toAskedStylings(demo: Pick<DemoData, 'stylings'>, styling: CodeStyling): string {
  if (styling !== defaultCodeStyling) return styling;
  const others = demo.stylings.filter((one) => one !== defaultCodeStyling);
  return codeStylings.filter((one) => !others.includes(one)).join(' ');
}
