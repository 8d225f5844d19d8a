import { Button, buttonClasses } from '@mui/base/Button';
import { Stack, styled } from '@mui/system';

const tones = {
  neutral: { light: ['#334155', '#fff'], dark: ['#cbd5e1', '#0f172a'] },
  confirm: { light: ['#0f766e', '#fff'], dark: ['#5eead4', '#042f2e'] },
  danger: { light: ['#be123c', '#fff'], dark: ['#fda4af', '#4c0519'] },
};

const ToneButton = styled(Button, {
  shouldForwardProp: (prop) => prop !== 'tone',
})<{ tone: keyof typeof tones }>(({ tone }) => {
  const { light, dark } = tones[tone];
  return {
    padding: '8px 16px',
    border: 0,
    borderRadius: 8,
    background: light[0],
    color: light[1],
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    '&:hover': { filter: 'brightness(0.92)' },
    [`&.${buttonClasses.focusVisible}`]: { outline: `2px solid ${light[0]}`, outlineOffset: 2 },
    '.mode-dark &': {
      background: dark[0],
      color: dark[1],
      [`&.${buttonClasses.focusVisible}`]: { outlineColor: dark[0] },
    },
  };
});

export default function Tones() {
  return (
    <Stack direction="row" gap={2} flexWrap="wrap">
      <ToneButton type="button" tone="neutral">
        Hold the slot
      </ToneButton>
      <ToneButton type="button" tone="confirm">
        Confirm the slot
      </ToneButton>
      <ToneButton type="button" tone="danger">
        Give up the slot
      </ToneButton>
    </Stack>
  );
}
