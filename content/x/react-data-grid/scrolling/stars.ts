export interface Observation {
  id: number;
  night: string;
  star: string;
  magnitude: number;
}

const stars = ['Vega', 'Deneb', 'Altair', 'Mira', 'Capella', 'Rigel', 'Algol', 'Spica'];

export const observations: Observation[] = Array.from({ length: 80 }, (_, index) => ({
  id: index + 1,
  night: `Night ${Math.floor(index / 4) + 1}`,
  star: stars[(index * 5) % stars.length] ?? '',
  magnitude: ((index * 37) % 50) / 10,
}));
