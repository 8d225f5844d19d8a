export interface Seed {
  id: number;
  variety: string;
  kind: 'Bean' | 'Flower' | 'Herb' | 'Root' | 'Squash';
  packets: number;
  germination: number;
  harvested: Date | null;
  tested: Date;
  shared: boolean;
}

function seed(
  id: number,
  variety: string,
  kind: Seed['kind'],
  packets: number,
  germination: number,
  [year, month]: [number, number],
  shared: boolean,
): Seed {
  return {
    id,
    variety,
    kind,
    packets,
    germination,
    harvested: new Date(year, month - 1, 1 + id),
    tested: new Date(year + 1, 1, 2 + id, 8 + (id % 9), 30),
    shared,
  };
}

export const firstSeeds: Seed[] = [
  seed(1, 'Black runner', 'Bean', 12, 94, [2022, 9], true),
  seed(2, 'Moon vine', 'Flower', 2, 61, [2021, 10], true),
  seed(3, 'Winter savory', 'Herb', 7, 83, [2023, 8], false),
  seed(4, 'Long scarlet', 'Root', 0, 78, [2020, 9], true),
  seed(5, 'Blue crown', 'Squash', 5, 90, [2022, 10], true),
  seed(6, 'Paper lantern', 'Flower', 9, 72, [2023, 9], true),
  seed(7, 'White dwarf', 'Bean', 16, 97, [2023, 9], true),
  seed(8, 'Lemon mint', 'Herb', 1, 55, [2021, 8], false),
  seed(9, 'Golden ball', 'Root', 11, 88, [2022, 9], true),
  seed(10, 'Bottle neck', 'Squash', 3, 81, [2023, 10], false),
  seed(11, 'Speckled hen', 'Bean', 6, 92, [2022, 9], true),
  seed(12, 'Night stock', 'Flower', 4, 69, [2021, 7], true),
];
