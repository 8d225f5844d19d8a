import { styled } from '@mui/system';

const Tag = styled('span')({
  padding: '4px 12px',
  border: '2px solid #1d4ed8',
  borderRadius: 999,
  color: '#1d4ed8',
  '.mode-dark &': {
    borderColor: '#93c5fd',
    color: '#93c5fd',
  },
});

export default function KiteTag() {
  return <Tag>Kite 12</Tag>;
}
