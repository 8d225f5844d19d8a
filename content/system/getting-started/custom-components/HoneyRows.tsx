import type { ReactNode } from 'react';
import {
  styled,
  type SxProps,
  type SystemProps,
  type Theme,
  unstable_extendSxProp as extendSxProp,
} from '@mui/system';

interface RowProps extends SystemProps<Theme> {
  children: ReactNode;
  sx?: SxProps<Theme>;
}

const RowRoot = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

function Row(props: RowProps) {
  const { children, sx } = extendSxProp(props);

  return <RowRoot sx={sx}>{children}</RowRoot>;
}

export default function HoneyRows() {
  return (
    <Row gap={2} p={2} bgcolor="#fff8e1" color="#3b2106" sx={{ borderRadius: 2 }}>
      <span>12 jars of linden</span>
      <span>30 jars of clover</span>
      <Row gap={1} px={1} border={1} sx={{ borderRadius: 1 }}>
        <span>sold out:</span>
        <span>chestnut</span>
      </Row>
    </Row>
  );
}
