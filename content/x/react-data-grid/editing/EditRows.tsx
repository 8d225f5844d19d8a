import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridActionsCellItem,
  GridEditInputCell,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridEventListener,
  type GridRenderEditCellParams,
  type GridRowModesModel,
} from '@mui/x-data-grid';

interface Customer {
  id: number;
  name: string;
  street: string;
}

const firstRows: Customer[] = [
  { id: 1, name: 'Ines Falk', street: 'Mill Lane 4' },
  { id: 2, name: 'Otto Brandt', street: 'Harbor Street 19' },
  { id: 3, name: 'Pia Lund', street: 'Church Square 2' },
];

const stayWhenFocusLeaves: GridEventListener<'rowEditStop'> = ({ reason }, event) => {
  if (reason === GridRowEditStopReasons.rowFocusOut) event.defaultMuiPrevented = true;
};

function renderNamedInput(params: GridRenderEditCellParams<Customer>) {
  return <GridEditInputCell {...params} inputProps={{ 'aria-label': params.colDef.headerName }} />;
}

export default function EditRows() {
  const [rows, setRows] = React.useState(firstRows);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const columns = React.useMemo<GridColDef<Customer>[]>(
    () => [
      {
        field: 'actions',
        headerName: 'Edit',
        type: 'actions',
        width: 90,
        getActions: ({ id, row }) => {
          if (modes[id]?.mode !== GridRowModes.Edit) {
            return [
              <GridActionsCellItem
                key="edit"
                icon={<EditIcon />}
                label={`Edit ${row.name}`}
                onClick={() =>
                  setModes((now) => ({
                    ...now,
                    [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' },
                  }))
                }
              />,
            ];
          }
          return [
            <GridActionsCellItem
              key="save"
              icon={<CheckIcon />}
              label={`Save ${row.name}`}
              onClick={() => setModes((now) => ({ ...now, [id]: { mode: GridRowModes.View } }))}
            />,
            <GridActionsCellItem
              key="cancel"
              icon={<CloseIcon />}
              label={`Cancel editing ${row.name}`}
              onClick={() =>
                setModes((now) => ({
                  ...now,
                  [id]: { mode: GridRowModes.View, ignoreModifications: true },
                }))
              }
            />,
          ];
        },
      },
      {
        field: 'name',
        headerName: 'Name',
        minWidth: 130,
        flex: 1,
        editable: true,
        renderEditCell: renderNamedInput,
      },
      {
        field: 'street',
        headerName: 'Street',
        minWidth: 150,
        flex: 1,
        editable: true,
        renderEditCell: renderNamedInput,
      },
    ],
    [modes],
  );

  const saveCustomer = (changed: Customer) => {
    setRows((now) => now.map((row) => (row.id === changed.id ? changed : row)));
    return changed;
  };

  return (
    <Box sx={{ width: '100%', height: 232 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        onRowEditStop={stayWhenFocusLeaves}
        processRowUpdate={saveCustomer}
        onCellKeyDown={({ colDef }, event) => {
          // Space presses the button; the grid would go down by one screen.
          if (colDef.type === 'actions' && event.key === ' ') event.defaultMuiPrevented = true;
        }}
        hideFooter
        aria-label="Customers"
      />
    </Box>
  );
}
