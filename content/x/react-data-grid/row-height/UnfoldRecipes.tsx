import * as React from 'react';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Recipe {
  id: number;
  color: string;
  steps: string;
}

function RecipeCell({ row, tabIndex }: { row: Recipe; tabIndex: number }) {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        size="small"
        startIcon={open ? <ExpandLess /> : <ExpandMore />}
        tabIndex={tabIndex}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key === ' ') event.stopPropagation();
        }}
        sx={{ textTransform: 'none' }}
      >
        How to mix {row.color}
      </Button>
      <Collapse in={open} timeout={0} unmountOnExit>
        <Typography variant="body2" sx={{ px: 0.5, pb: 1 }}>
          {row.steps}
        </Typography>
      </Collapse>
    </Box>
  );
}

const columns: GridColDef<Recipe>[] = [
  {
    field: 'color',
    headerName: 'Color',
    minWidth: 260,
    flex: 1,
    renderCell: ({ row, tabIndex }) => <RecipeCell row={row} tabIndex={tabIndex} />,
  },
];

const rows: Recipe[] = [
  { id: 1, color: 'sage', steps: 'Three parts white, one part moss, a drop of black.' },
  { id: 2, color: 'peach', steps: 'Five parts white, one part brick, a spoon of ochre.' },
];

const growWithRecipe = () => 'auto' as const;

export default function UnfoldRecipes() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520, height: 260 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowHeight={growWithRecipe}
        hideFooter
        disableRowSelectionOnClick
        aria-label="Recipes"
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
      />
    </Box>
  );
}
