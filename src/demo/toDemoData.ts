import { toDemoCodeKey, type DemoCode, type PageDemoCode } from '../shared/demoCode';

type QueriedDemo = Queries.DemoFrameFragment;
type QueriedVariant = QueriedDemo['variants'][number];

export interface DemoVariantData extends Omit<QueriedVariant, 'carried'> {
  /** Null until it has been fetched. */
  code: DemoCode | null;
}

export interface DemoData extends Omit<QueriedDemo, 'variants'> {
  variants: readonly DemoVariantData[];
}

/**
 * Puts the code of a demo's variants in its place.
 * @param fetched what the page does not carry; null until it is there.
 */
export function toDemoData(demo: QueriedDemo, fetched: PageDemoCode | null): DemoData {
  const toCode = (variant: QueriedVariant) =>
    variant.carried ?? fetched?.[toDemoCodeKey(demo.name, variant)] ?? null;
  const variants = demo.variants.map((variant): DemoVariantData => {
    const source = variant.isTwin
      ? demo.variants.find(
          ({ codeStyling, isTwin }) => codeStyling === variant.codeStyling && !isTwin,
        )
      : variant;
    return { ...variant, code: source ? toCode(source) : null };
  });
  return { ...demo, variants };
}
