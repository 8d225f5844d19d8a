import type { PlaygroundPlace } from './playgroundLayout';

/** What an author may ask of a demo. */
export interface DemoProps {
  /** File or folder beside the page, without its ending. */
  name: string;
  /** Name of the demo for assistive technology; made from `name` if it is not given. */
  title?: string | undefined;
  /** Whether all of the code is shown at first. */
  defaultExpanded?: boolean | undefined;
  /** Surface behind the demo. */
  background?: 'plain' | 'raised' | 'none' | undefined;
  /** Whether it needs a viewport of its own. */
  iframe?: boolean | undefined;
  /** Height of its place in pixels, where the demo does not make it by itself. */
  height?: number | undefined;
}

export interface PlaygroundProps extends PlaygroundPlace {
  /** Name of the component. */
  of: string;
}

/** Props by which the tags that live in the browser are shown. The build checks that what authors write gives them. */
export interface LiveIslandProps {
  Demo: DemoProps;
  Playground: PlaygroundProps;
  IconSearch: object;
  ThemeViewer: object;
  ColorTool: object;
}
