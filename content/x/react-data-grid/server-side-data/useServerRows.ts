import * as React from 'react';
import type {
  GridFilterModel,
  GridPaginationModel,
  GridRowId,
  GridSortModel,
} from '@mui/x-data-grid';
import { useTabStop } from './useTabStop';

export interface Answer<Row> {
  rows: Row[];
  total: number;
}

export type Ask<Row> = (query: string, signal: AbortSignal) => Promise<Answer<Row>>;

interface Models {
  pages: GridPaginationModel;
  order: GridSortModel;
  filter: GridFilterModel;
}

const withoutValue = ['isEmpty', 'isNotEmpty'];

/** The request as text: two models that ask for the same rows give the same text. */
function toQuery({ pages, order, filter }: Models) {
  const query = new URLSearchParams();
  query.set('page', String(pages.page));
  query.set('size', String(pages.pageSize));
  for (const { field, sort } of order) {
    if (sort) query.append('sort', `${field}:${sort}`);
  }
  for (const { field, operator, value } of filter.items) {
    const empty = value === undefined || String(value) === '';
    if (empty && !withoutValue.includes(operator)) continue;
    query.append('filter', `${field}:${operator}:${empty ? '' : String(value)}`);
  }
  if (filter.quickFilterValues?.length) {
    query.set('search', filter.quickFilterValues.join(' '));
  }
  return query.toString();
}

/** Rows of a server: spread `gridProps` on the grid, and show the rest around it. */
export function useServerRows<Row extends { id: GridRowId }>(ask: Ask<Row>, pageSize: number) {
  const [models, setModels] = React.useState<Models>({
    pages: { page: 0, pageSize },
    order: [],
    filter: { items: [] },
  });
  const [attempt, setAttempt] = React.useState(1);
  const [answer, setAnswer] = React.useState<Answer<Row>>({ rows: [], total: 0 });
  const [settled, setSettled] = React.useState({ request: '', problem: '' });
  const apiRef = useTabStop(answer.rows);
  const query = toQuery(models);
  const request = `${attempt} ${query}`;

  React.useEffect(() => {
    const controller = new AbortController();
    ask(query, controller.signal).then(
      (next) => {
        if (controller.signal.aborted) return;
        setAnswer(next);
        setSettled({ request, problem: '' });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setSettled({ request, problem: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => controller.abort();
  }, [ask, query, request]);

  const handlers = React.useMemo(() => {
    /** Takes a model over, and goes to the first page if it asks for other rows. */
    const change = (part: Partial<Models>) =>
      setModels((now) => {
        const next = { ...now, ...part };
        if (toQuery(next) === toQuery(now)) return next;
        return { ...next, pages: { ...next.pages, page: 0 } };
      });

    return {
      /** With another page size, stays at the row that was the first. */
      onPaginationModelChange: (next: GridPaginationModel) =>
        setModels((now) => {
          if (next.pageSize === now.pages.pageSize) return { ...now, pages: next };
          const first = now.pages.page * now.pages.pageSize;
          return { ...now, pages: { ...next, page: Math.floor(first / next.pageSize) } };
        }),
      onSortModelChange: (order: GridSortModel) => change({ order }),
      onFilterModelChange: (filter: GridFilterModel) => change({ filter }),
    };
  }, []);

  const loading = settled.request !== request;

  return {
    query,
    loading,
    problem: loading ? '' : settled.problem,
    askAgain: () => setAttempt((now) => now + 1),
    total: answer.total,
    gridProps: {
      ...handlers,
      apiRef,
      rows: answer.rows,
      rowCount: answer.total,
      loading,
      paginationMode: 'server',
      paginationModel: models.pages,
      sortingMode: 'server',
      sortModel: models.order,
      filterMode: 'server',
      filterModel: models.filter,
      filterDebounceMs: 400,
    } as const,
  };
}
