import type { RefObject } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import { codeStylings, type CodeStyling, type CodeVariant } from '../shared/preferences';
import type { TranslationKey } from '../shared/translate';
import { useDemos, type DemoData } from './DemosContext';
import { useDemoChoice } from './useDemoChoice';
import { toAskedStylings } from './useDemoView';
import type { ToolbarKeys } from './useToolbarKeys';

const stylingLabels = {
  System: 'demo.stylingSystem',
  Tailwind: 'demo.stylingTailwind',
  CSS: 'demo.stylingCss',
} as const satisfies Record<CodeStyling, TranslationKey>;

interface DemoChoicesProps {
  demo: DemoData;
  /** Those that the demo has, in the order of their buttons. */
  variants: readonly CodeVariant[];
  stylings: readonly CodeStyling[];
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
  /** What stays where it is while the choice changes what is above it. */
  toolbar: RefObject<HTMLElement | null>;
  getItemProps: ToolbarKeys['getItemProps'];
}

/** In which language and styling the code of all demos is shown, as far as this one has it. */
export function DemoChoices(props: DemoChoicesProps) {
  const { demo, variants, stylings, codeVariant, codeStyling, toolbar, getItemProps } = props;
  const t = useTranslate();
  const { hasStylings } = useDemos();
  const { chooseVariant, chooseStyling } = useDemoChoice(demo.name, codeStyling, toolbar);

  return (
    <>
      <span className="demo-choice">
        {variants.map((choice) => (
          <button
            key={choice}
            {...getItemProps(choice)}
            type="button"
            data-variant-choice={choice}
            aria-label={t(choice === 'TS' ? 'demo.showTs' : 'demo.showJs')}
            aria-pressed={codeVariant === choice}
            onClick={() => chooseVariant(choice)}
          >
            {choice}
          </button>
        ))}
      </span>
      {stylings.length > 1 && (
        <span className="demo-choice">
          {stylings.map((choice) => (
            <button
              key={choice}
              {...getItemProps(choice)}
              type="button"
              data-pressed-for={toAskedStylings(demo, choice)}
              aria-pressed={codeStyling === choice}
              onClick={() => chooseStyling(choice)}
            >
              {t(stylingLabels[choice])}
            </button>
          ))}
        </span>
      )}
      {hasStylings && stylings.length < codeStylings.length && (
        <span
          className="demo-note"
          data-for-stylings={codeStylings.filter((one) => !stylings.includes(one)).join(' ')}
        >
          {t('demo.systemOnly')}
        </span>
      )}
    </>
  );
}
