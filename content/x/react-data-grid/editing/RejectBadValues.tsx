import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  gridClasses,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Job {
  id: number;
  job: string;
  minutes: number;
}

function problemWith(minutes: unknown): string | null {
  if (typeof minutes === 'number' && minutes >= 15 && minutes <= 480) return null;
  return 'Between 15 and 480 minutes';
}

const checkMinutes = ({ props }: GridPreProcessEditCellProps<number, Job>) => ({
  ...props,
  error: problemWith(props.value),
});

function MinutesInput(params: GridRenderEditCellParams<Job, number>) {
  const problem: string | null = params.error || null;
  const helpId = React.useId();

  return (
    <Tooltip
      id={helpId}
      open={problem !== null}
      title={<span role="alert">{problem}</span>}
      describeChild
      arrow
    >
      <Box sx={{ display: 'flex', width: '100%', height: '100%' }}>
        <GridEditInputCell
          {...params}
          error={problem !== null}
          debounceMs={0}
          inputProps={{
            'aria-label': `Minutes for ${params.row.job}`,
            'aria-describedby': problem === null ? undefined : helpId,
          }}
        />
      </Box>
    </Tooltip>
  );
}

const columns: GridColDef<Job>[] = [
  { field: 'job', headerName: 'Job', minWidth: 150, flex: 1 },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 120,
    editable: true,
    preProcessEditCellProps: checkMinutes,
    renderEditCell: (params) => <MinutesInput {...params} />,
  },
];

const rows: Job[] = [
  { id: 1, job: 'Clean the movement', minutes: 240 },
  { id: 2, job: 'Set the beat', minutes: 20 },
  { id: 3, job: 'Polish the bezel', minutes: 45 },
];

/** The key that starts editing is not checked, so the last word is here. */
const saveJob = (changed: Job, before: Job) =>
  problemWith(changed.minutes) === null ? changed : before;

export default function RejectBadValues() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        processRowUpdate={saveJob}
        hideFooter
        aria-label="Jobs"
        sx={{
          [`& .${gridClasses.editInputCell}.Mui-error`]: {
            boxShadow: (theme) => `inset 0 0 0 2px ${theme.palette.error.main}`,
          },
        }}
      />
    </Box>
  );
}
