import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuContainer,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

type Unit = 'days' | 'weeks';

interface Ripening {
  id: number;
  cheese: string;
  days: number;
}

const UnitContext = React.createContext<{ unit: Unit; setUnit: (unit: Unit) => void }>({
  unit: 'days',
  setUnit: () => {},
});

const units: Unit[] = ['days', 'weeks'];

function CellarMenu(props: GridColumnMenuProps) {
  const { unit, setUnit } = React.useContext(UnitContext);
  if (props.colDef.field !== 'days') return <GridColumnMenu {...props} />;

  return (
    <GridColumnMenuContainer {...props}>
      {units.map((option) => (
        <MenuItem
          key={option}
          role="menuitemradio"
          aria-checked={option === unit}
          onClick={(event) => {
            setUnit(option);
            props.hideMenu(event);
          }}
        >
          <ListItemIcon>{option === unit && <CheckIcon fontSize="small" />}</ListItemIcon>
          <ListItemText>Show {option}</ListItemText>
        </MenuItem>
      ))}
    </GridColumnMenuContainer>
  );
}

const slots = { columnMenu: CellarMenu };

const rows: Ripening[] = [
  { id: 1, cheese: 'Mountain wheel', days: 364 },
  { id: 2, cheese: 'Ash log', days: 21 },
  { id: 3, cheese: 'Washed square', days: 56 },
];

export default function UnitMenu() {
  const [unit, setUnit] = React.useState<Unit>('days');

  const columns = React.useMemo<GridColDef<Ripening>[]>(
    () => [
      { field: 'cheese', headerName: 'Cheese', minWidth: 130, flex: 1 },
      {
        field: 'days',
        headerName: 'Ripens',
        type: 'number',
        width: 130,
        valueFormatter: ({ value }: { value: number }) =>
          unit === 'days' ? `${value} days` : `${value / 7} weeks`,
      },
    ],
    [unit],
  );
  const choice = React.useMemo(() => ({ unit, setUnit }), [unit]);

  return (
    <UnitContext.Provider value={choice}>
      <Box sx={{ width: '100%', height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          slots={slots}
          hideFooter
          aria-label="Time to ripen"
        />
      </Box>
    </UnitContext.Provider>
  );
}
