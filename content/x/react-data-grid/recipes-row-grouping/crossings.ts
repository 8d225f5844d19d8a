export interface Crossing {
  id: string;
  to: string;
  pier: string;
  minutes: number;
  cars: boolean;
}

export const crossings: readonly Crossing[] = [
  { id: 'gull', to: 'Gull island', pier: 'North pier', minutes: 25, cars: true },
  { id: 'mill', to: 'Mill bank', pier: 'Old quay', minutes: 8, cars: false },
  { id: 'cape', to: 'Long cape', pier: 'North pier', minutes: 95, cars: true },
  { id: 'fort', to: 'The fort', pier: 'South pier', minutes: 15, cars: false },
  { id: 'oyster', to: 'Oyster bay', pier: 'North pier', minutes: 40, cars: true },
  { id: 'reed', to: 'Reed landing', pier: 'South pier', minutes: 30, cars: true },
  { id: 'seal', to: 'Seal rocks', pier: 'North pier', minutes: 70, cars: false },
  { id: 'salt', to: 'Salt harbor', pier: 'South pier', minutes: 55, cars: true },
];
