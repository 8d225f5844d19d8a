import { Fragment, type ComponentType } from 'react';
import { belowFirstScreenId, toBelowFirstScreenIndex } from '../shared/firstScreen';
import type { LiveIslandProps } from '../shared/liveIslands';

/** Components by which tags are shown. */
export type IslandViews = {
  readonly [Name in keyof LiveIslandProps]?: ComponentType<LiveIslandProps[Name]>;
};

/** A block as GraphQL gives it, which has null for what the block is not. */
interface QueriedBlock {
  readonly html?: string | null;
  readonly island?: {
    readonly name: string;
    readonly props: Readonly<Record<string, unknown>>;
  } | null;
}

interface ContentBlocksProps {
  blocks: readonly QueriedBlock[];
  /** Component of each tag; left out for text alone, so that its pages do not fetch them. */
  islands?: IslandViews | undefined;
}

const noIslands: IslandViews = {};

/** The component of a tag, by a name that GraphQL knows as text. */
function toView(
  islands: IslandViews,
  name: string,
): ComponentType<Readonly<Record<string, unknown>>> | undefined {
  // The build has checked the attributes of a name against what its component takes.
  return (islands as Readonly<Record<string, ComponentType>>)[name];
}

/**
 * The body of a page: each HTML block as it is, so that React does not walk it when it hydrates, and each island as the
 * component of its name.
 */
export function ContentBlocks({ blocks, islands = noIslands }: ContentBlocksProps) {
  const belowFirstScreen = toBelowFirstScreenIndex(blocks);
  return (
    <>
      {blocks.map((block, index) => {
        // Blocks never change places: the index is their identity.
        if (!block.island) {
          return (
            <div
              key={index}
              id={index === belowFirstScreen ? belowFirstScreenId : undefined}
              className="prose"
              dangerouslySetInnerHTML={{ __html: block.html ?? '' }}
            />
          );
        }
        const Island = toView(islands, block.island.name);
        return (
          <Fragment key={index}>{Island ? <Island {...block.island.props} /> : null}</Fragment>
        );
      })}
    </>
  );
}
