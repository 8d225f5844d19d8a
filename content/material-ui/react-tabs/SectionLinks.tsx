import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

const sections = [
  { name: 'Perceive', href: 'https://www.w3.org/TR/WCAG21/#perceivable' },
  { name: 'Operate', href: 'https://www.w3.org/TR/WCAG21/#operable' },
  { name: 'Understand', href: 'https://www.w3.org/TR/WCAG21/#understandable' },
];
const current = 'Operate';

export default function SectionLinks() {
  return (
    <Box
      component="nav"
      aria-label="Principles"
      sx={{
        display: 'flex',
        maxWidth: '100%',
        overflowX: 'auto',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {sections.map(({ name, href }) => (
        <Link
          key={name}
          href={href}
          underline="none"
          variant="button"
          color="text.secondary"
          aria-current={name === current ? 'page' : undefined}
          sx={{
            paddingBlock: 1.5,
            paddingInline: 2,
            borderBottom: '2px solid transparent',
            '&[aria-current]': { color: 'primary.main', borderBottomColor: 'primary.main' },
            '&:hover': { color: 'text.primary' },
          }}
        >
          {name}
        </Link>
      ))}
    </Box>
  );
}
