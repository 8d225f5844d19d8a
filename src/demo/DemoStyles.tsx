import { memo } from 'react';
import { demoStylesAttribute } from '../shared/demoRuntime';

interface DemoStylesProps {
  stylesHtml: string;
  stylesheets: readonly string[];
}

/** What the server made of the styles of a page's demos; never rendered again, as scripts add to it. */
export const DemoStyles = memo(function DemoStyles({ stylesHtml, stylesheets }: DemoStylesProps) {
  return (
    <>
      {stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <div
        {...{ [demoStylesAttribute]: '' }}
        hidden
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: stylesHtml }}
      />
    </>
  );
});
