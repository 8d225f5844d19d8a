import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const corners = (['top', 'bottom'] as const).flatMap((vertical) =>
  (['left', 'right'] as const).map((horizontal) => ({ vertical, horizontal })),
);

export default function FourCorners() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
      {corners.map((anchorOrigin) => (
        <Badge
          key={`${anchorOrigin.vertical}-${anchorOrigin.horizontal}`}
          anchorOrigin={anchorOrigin}
          badgeContent={2}
        >
          <Sheet variant="outlined" sx={{ px: 2, py: 1.5, borderRadius: 'sm', flexGrow: 1 }}>
            {anchorOrigin.vertical} {anchorOrigin.horizontal}
          </Sheet>
        </Badge>
      ))}
    </Box>
  );
}
