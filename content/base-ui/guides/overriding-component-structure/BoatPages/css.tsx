import * as React from 'react';
import { Button } from '@mui/base/Button';
import { TablePagination, type TablePaginationActionsSlotProps } from '@mui/base/TablePagination';
import './styles.css';

const boats = ['Ariel', 'Bonnet', 'Curlew', 'Dabchick', 'Eider', 'Fulmar', 'Gannet', 'Heron'];
const perPage = 3;

function TurnButtons({ page, count, rowsPerPage, onPageChange }: TablePaginationActionsSlotProps) {
  const isFirst = page === 0;
  const isLast = (page + 1) * rowsPerPage >= count;

  return (
    <div className="turn-row">
      <Button
        className="turn-button"
        type="button"
        disabled={isFirst}
        focusableWhenDisabled
        onClick={(event: React.MouseEvent<HTMLButtonElement>) => onPageChange(event, page - 1)}
      >
        Back
      </Button>
      <Button
        className="turn-button"
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
    <div className="boat-panel" role="group" aria-label="Boats in the harbor">
      <ul className="boat-list">
        {boats.slice(page * perPage, (page + 1) * perPage).map((boat) => (
          <li key={boat}>{boat}</li>
        ))}
      </ul>
      <TablePagination
        className="boat-bar"
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
