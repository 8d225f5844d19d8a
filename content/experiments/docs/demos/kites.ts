export const kites = [
  { name: 'Delta', tail: 2 },
  { name: 'Sled', tail: 0 },
  { name: 'Rokkaku', tail: 3 },
];
