/** The words of a list that stands in lines. */
export function toWords(list: string): string[] {
  return list.trim().split(/\s+/);
}
