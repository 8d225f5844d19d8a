import { memo } from 'react';
import { demoStylesAttribute } from '../shared/demoRuntime';
import { useTailwindStyles } from './tailwindStyles';

interface DemoStylesProps {
  stylesHtml: string;
  tailwindStylesheet: string | null;
}

/** What the server made of the styles of a page's demos; never rendered again, as scripts add to it. */
export const DemoStyles = memo(function DemoStyles(props: DemoStylesProps) {
  useTailwindStyles(props.tailwindStylesheet);
  return (
    <div
      {...{ [demoStylesAttribute]: '' }}
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: props.stylesHtml }}
    />
  );
});
