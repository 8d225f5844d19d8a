import EmojiEvents from '@mui/icons-material/EmojiEvents';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import { styled } from '@mui/joy/styles';
import { Clock } from './lineIcons';

const fitting = {
  flexShrink: 0,
  margin: 'var(--Icon-margin)',
  color: 'var(--Icon-color, currentColor)',
  fontSize: 'var(--Icon-fontSize, 1.5rem)',
};

const ClockIcon = styled(Clock)({ ...fitting, width: '1em', height: '1em' });
const Glyph = styled('span')({ ...fitting, lineHeight: 1 });

const sizes = ['sm', 'md', 'lg'] as const;

export default function FourOrigins() {
  return (
    <Stack spacing={2}>
      {sizes.map((size) => (
        <Stack key={size} direction="row" spacing={1} useFlexGap flexWrap="wrap">
          <Button size={size} variant="soft" startDecorator={<EmojiEvents />}>
            Cup
          </Button>
          <Button size={size} variant="soft" startDecorator={<ClockIcon aria-hidden />}>
            Clock
          </Button>
          <Button size={size} variant="soft" startDecorator={<Glyph aria-hidden>♞</Glyph>}>
            Knight
          </Button>
          <Button
            size={size}
            variant="soft"
            startDecorator={
              <SvgIcon>
                <path d="M9 3h6v3h-2v2h3v3H8V8h3V6H9zM8 12h8l2 6H6zM5 19h14v2H5z" />
              </SvgIcon>
            }
          >
            King
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}
