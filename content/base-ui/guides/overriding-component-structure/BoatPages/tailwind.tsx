import * as React from 'react';
import { Button } from '@mui/base/Button';
import { TablePagination, type TablePaginationActionsSlotProps } from '@mui/base/TablePagination';

const boatPanel = 'w-full max-w-80';

const boatList = 'm-0 mb-3 min-h-19.5 list-none p-0';

const turnRow = 'flex gap-2';

const turnButton =
  'min-w-11 cursor-pointer rounded-lg border border-cyan-800 bg-white px-3 py-1.5 ' +
  'text-cyan-800 outline-offset-2 outline-cyan-800 [&.Mui-focusVisible]:outline-2 ' +
  '[&.Mui-disabled]:cursor-not-allowed [&.Mui-disabled]:border-dashed ' +
  '[&.Mui-disabled]:text-slate-600 dark:border-cyan-300 dark:bg-cyan-950 ' +
  'dark:text-cyan-100 dark:outline-cyan-300 dark:[&.Mui-disabled]:text-slate-300';

const pageBar =
  '[&_.MuiTablePagination-toolbar]:flex [&_.MuiTablePagination-toolbar]:flex-wrap ' +
  '[&_.MuiTablePagination-toolbar]:items-center ' +
  '[&_.MuiTablePagination-toolbar]:justify-between ' +
  '[&_.MuiTablePagination-toolbar]:gap-3 [&_.MuiTablePagination-spacer]:hidden ' +
  '[&_.MuiTablePagination-displayedRows]:m-0';

const boats = ['Ariel', 'Bonnet', 'Curlew', 'Dabchick', 'Eider', 'Fulmar', 'Gannet', 'Heron'];
const perPage = 3;

function TurnButtons({ page, count, rowsPerPage, onPageChange }: TablePaginationActionsSlotProps) {
  const isFirst = page === 0;
  const isLast = (page + 1) * rowsPerPage >= count;

  return (
    <div className={turnRow}>
      <Button
        className={turnButton}
        type="button"
        disabled={isFirst}
        focusableWhenDisabled
        onClick={(event: React.MouseEvent<HTMLButtonElement>) => onPageChange(event, page - 1)}
      >
        Back
      </Button>
      <Button
        className={turnButton}
        type="button"
        disabled={isLast}
        focusableWhenDisabled
        onClick={(event: React.MouseEvent<HTMLButtonElement>) => onPageChange(event, page + 1)}
      >
        On
      </Button>
    </div>
  );
}

export default function BoatPages() {
  const [page, setPage] = React.useState(0);

  return (
    <div className={boatPanel} role="group" aria-label="Boats in the harbor">
      <ul className={boatList}>
        {boats.slice(page * perPage, (page + 1) * perPage).map((boat) => (
          <li key={boat}>{boat}</li>
        ))}
      </ul>
      <TablePagination
        className={pageBar}
        count={boats.length}
        page={page}
        rowsPerPage={perPage}
        rowsPerPageOptions={[perPage]}
        onPageChange={(event, nextPage) => setPage(nextPage)}
        slots={{ root: 'div', actions: TurnButtons }}
        slotProps={{ displayedRows: { role: 'status' } }}
      />
    </div>
  );
}
