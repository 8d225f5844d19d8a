import { Fragment } from 'react';
import type { ContentBlockData } from '../shared/content';
import { Prose } from '../theme/Prose';
import { islandViews } from './islandViews';

interface ContentBlocksProps {
  blocks: readonly ContentBlockData[];
}

/**
 * The body of a page: each HTML block as it is, so that React does not walk it when it hydrates, and each island as the
 * component of its name.
 */
export function ContentBlocks({ blocks }: ContentBlocksProps) {
  return (
    <>
      {blocks.map((block, index) => {
        // Blocks never change places: the index is their identity.
        // GraphQL gives null for what a block is not.
        if (!block.island) {
          return <Prose key={index} dangerouslySetInnerHTML={{ __html: block.html }} />;
        }
        const Island = islandViews[block.island.name];
        return (
          <Fragment key={index}>{Island ? <Island {...block.island.props} /> : null}</Fragment>
        );
      })}
    </>
  );
}
