import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const groups = [
  { name: 'Visit', links: ['Opening hours', 'How to get here'] },
  { name: 'Grow', links: ['Seeds', 'Calendar of sowing', 'Questions'] },
];

export default function FooterLinks() {
  const id = React.useId();

  return (
    <Box
      component="nav"
      aria-label="More about the garden"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 6, p: 2 }}
    >
      {groups.map(({ name, links }) => (
        <div key={name}>
          <Typography id={id + name} variant="subtitle2" component="h3" gutterBottom>
            {name}
          </Typography>
          <Box
            component="ul"
            role="list"
            aria-labelledby={id + name}
            sx={{ m: 0, p: 0, listStyle: 'none', '& > li': { py: 0.5 } }}
          >
            {links.map((text) => (
              <li key={text}>
                <Link
                  href={`#${encodeURIComponent(text)}`}
                  underline="hover"
                  color="text.secondary"
                  variant="body2"
                >
                  {text}
                </Link>
              </li>
            ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}
