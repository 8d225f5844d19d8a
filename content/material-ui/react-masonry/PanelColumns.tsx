import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

/** How many columns of a width fit into the element that the first value is the ref of. */
function useColumns(columnWidth: number, initial: number) {
  const [element, setElement] = React.useState<HTMLElement | null>(null);
  const [columns, setColumns] = React.useState(initial);

  React.useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setColumns(Math.max(1, Math.floor(entry.contentRect.width / columnWidth)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, columnWidth]);

  return [setElement, columns] as const;
}

export default function PanelColumns() {
  const [wide, setWide] = React.useState(true);
  const [panelRef, columns] = useColumns(140, 3);

  return (
    <Box sx={{ width: 440, maxWidth: '100%', minHeight: 400 }}>
      <FormControlLabel
        label="Wide panel"
        control={<Switch checked={wide} onChange={(_event, checked) => setWide(checked)} />}
      />
      <Box ref={panelRef} sx={{ width: wide ? '100%' : 200 }}>
        <Masonry
          columns={columns}
          spacing={1}
          defaultColumns={3}
          defaultSpacing={1}
          defaultHeight={144}
        >
          {[40, 50, 90, 60, 70].map((height, index) => (
            <Paper key={height} variant="outlined" sx={{ height, p: 1 }}>
              {index + 1}
            </Paper>
          ))}
        </Masonry>
      </Box>
    </Box>
  );
}
