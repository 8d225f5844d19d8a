import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

const HutFinder = React.lazy(() => import('./hutFinder'));

const Place = styled('div')({ width: '100%', maxWidth: 360, minHeight: 136 });

const instead = 'Larch hut 1480 m, Ridge hut 2105 m, Lake hut 1730 m';

export default function HutHeights() {
  return (
    <Place>
      <NoSsr fallback={instead}>
        <React.Suspense fallback={instead}>
          <HutFinder />
        </React.Suspense>
      </NoSsr>
    </Place>
  );
}
