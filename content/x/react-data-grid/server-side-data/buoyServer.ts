import type { Answer } from './useServerRows';

export interface Buoy {
  id: number;
  buoy: string;
  water: string;
  wave: number;
}

const waters = ['Inner bay', 'Strait', 'Open sea'];

const buoys: Buoy[] = Array.from({ length: 64 }, (_, index) => ({
  id: index + 1,
  buoy: `Buoy ${index + 201}`,
  water: waters[(index * 5) % 3] ?? '',
  wave: ((index * 37) % 41) / 10,
}));

function compare(a: Buoy, b: Buoy, field: string) {
  if (field === 'wave') return a.wave - b.wave;
  return field === 'water' ? a.water.localeCompare(b.water, 'en') : a.id - b.id;
}

function fits(buoy: Buoy, condition: string) {
  const [field, operator, value = ''] = condition.split(':');
  if (field === 'water') return buoy.water === value;
  return operator === '>=' ? buoy.wave >= Number(value) : buoy.wave <= Number(value);
}

function find(query: string): Answer<Buoy> {
  const params = new URLSearchParams(query);
  const [field = 'buoy', direction] = (params.get('sort') ?? '').split(':');
  const search = (params.get('search') ?? '').toLowerCase();
  const found = buoys
    .filter((buoy) => params.getAll('filter').every((condition) => fits(buoy, condition)))
    .filter((buoy) => `${buoy.buoy} ${buoy.water}`.toLowerCase().includes(search))
    .sort((a, b) => compare(a, b, field) * (direction === 'desc' ? -1 : 1));
  const size = Number(params.get('size'));
  const first = Number(params.get('page')) * size;
  return { rows: found.slice(first, first + size), total: found.length };
}

/** Stands for `fetch`: answers after a time that you choose, and is rejected when it is canceled. */
export function wait(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The request was canceled.', 'AbortError'));
    });
  });
}

export async function askBuoys(query: string, signal: AbortSignal) {
  await wait(600, signal);
  return find(query);
}

/** A server that does not find the second page until it is asked for it again. */
export function createForgetfulServer() {
  let failed = false;
  return async (query: string, signal: AbortSignal) => {
    await wait(600, signal);
    if (!failed && query.startsWith('page=1&')) {
      failed = true;
      throw new Error('The harbor office does not answer.');
    }
    return find(query);
  };
}
