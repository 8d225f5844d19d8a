import * as React from 'react';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';
import type { ColorPaletteProp, VariantProp } from '@mui/joy/styles';

interface TagProps {
  variant: VariantProp;
  color: ColorPaletteProp;
}

const Tag = styled('button', {
  shouldForwardProp: (prop) => prop !== 'variant' && prop !== 'color' && prop !== 'sx',
})<TagProps>(({ theme, variant, color }) => ({
  ...theme.typography['title-sm'],
  padding: theme.spacing(1, 2),
  border: 'none',
  borderRadius: '4px 4px 16px 16px',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  ...theme.variants[variant][color],
  '&:hover': { '@media (hover: hover)': theme.variants[`${variant}Hover`][color] },
  '&:active, &[aria-pressed="true"]': theme.variants[`${variant}Active`][color],
  '&:disabled': theme.variants[`${variant}Disabled`][color],
  [theme.focus.selector]: theme.focus.default,
}));

const tags: (TagProps & { name: string })[] = [
  { name: 'Basil', variant: 'solid', color: 'success' },
  { name: 'Fennel', variant: 'soft', color: 'success' },
  { name: 'Rue', variant: 'outlined', color: 'success' },
  { name: 'Dill', variant: 'plain', color: 'success' },
];

export default function PlantTags() {
  const [picked, setPicked] = React.useState<string[]>(['Fennel']);

  const toggle = (name: string) =>
    setPicked(picked.includes(name) ? picked.filter((other) => other !== name) : [...picked, name]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        flexWrap="wrap"
        role="group"
        aria-label="Herbs to repot"
      >
        {tags.map(({ name, variant, color }) => (
          <Tag
            key={name}
            type="button"
            variant={variant}
            color={color}
            aria-pressed={picked.includes(name)}
            onClick={() => toggle(name)}
          >
            {name}
          </Tag>
        ))}
        <Tag type="button" variant="soft" color="success" disabled>
          Mint
        </Tag>
      </Stack>
      <Typography role="status">To repot: {picked.join(', ') || 'nothing'}</Typography>
    </Stack>
  );
}
