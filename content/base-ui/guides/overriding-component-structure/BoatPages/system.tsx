import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import {
  TablePagination,
  type TablePaginationActionsSlotProps,
  tablePaginationClasses,
} from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const BoatPanel = styled('div')({ width: '100%', maxWidth: 320 });

const BoatList = styled('ul')({ minHeight: 78, margin: '0 0 12px', padding: 0, listStyle: 'none' });

const TurnRow = styled('div')({ display: 'flex', gap: 8 });

const TurnButton = styled(Button)({
  minWidth: 44,
  padding: '6px 12px',
  border: '1px solid #155e75',
  borderRadius: 8,
  background: '#fff',
  color: '#155e75',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #155e75', outlineOffset: 2 },
  [`&.${buttonClasses.disabled}`]: {
    borderStyle: 'dashed',
    color: '#475569',
    cursor: 'not-allowed',
  },
  '.mode-dark &': { borderColor: '#67e8f9', background: '#083344', color: '#cffafe' },
  [`.mode-dark &.${buttonClasses.focusVisible}`]: { outlineColor: '#67e8f9' },
  [`.mode-dark &.${buttonClasses.disabled}`]: { color: '#cbd5e1' },
});

const PageBar = styled(TablePagination)({
  [`& .${tablePaginationClasses.toolbar}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
  },
  [`& .${tablePaginationClasses.spacer}`]: { display: 'none' },
  [`& .${tablePaginationClasses.displayedRows}`]: { margin: 0 },
});

const boats = ['Ariel', 'Bonnet', 'Curlew', 'Dabchick', 'Eider', 'Fulmar', 'Gannet', 'Heron'];
const perPage = 3;

function TurnButtons({ page, count, rowsPerPage, onPageChange }: TablePaginationActionsSlotProps) {
  const isFirst = page === 0;
  const isLast = (page + 1) * rowsPerPage >= count;

  return (
    <TurnRow>
      <TurnButton
        type="button"
        disabled={isFirst}
        focusableWhenDisabled
        onClick={(event: React.MouseEvent<HTMLButtonElement>) => onPageChange(event, page - 1)}
      >
        Back
      </TurnButton>
      <TurnButton
        type="button"
        disabled={isLast}
        focusableWhenDisabled
        onClick={(event: React.MouseEvent<HTMLButtonElement>) => onPageChange(event, page + 1)}
      >
        On
      </TurnButton>
    </TurnRow>
  );
}

export default function BoatPages() {
  const [page, setPage] = React.useState(0);

  return (
    <BoatPanel role="group" aria-label="Boats in the harbor">
      <BoatList>
        {boats.slice(page * perPage, (page + 1) * perPage).map((boat) => (
          <li key={boat}>{boat}</li>
        ))}
      </BoatList>
      <PageBar
        count={boats.length}
        page={page}
        rowsPerPage={perPage}
        rowsPerPageOptions={[perPage]}
        onPageChange={(event, nextPage) => setPage(nextPage)}
        slots={{ root: 'div', actions: TurnButtons }}
        slotProps={{ displayedRows: { role: 'status' } }}
      />
    </BoatPanel>
  );
}
