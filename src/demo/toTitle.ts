/** `BasicButtons` → `Basic buttons`; a run of capitals stays a word. */
export function toTitle(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2');
  return words
    .split(' ')
    .map((word, index) => (index === 0 || /^[A-Z]{2,}/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}
