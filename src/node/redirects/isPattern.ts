/** Whether an address of a row has parts that it leaves open: `*`, `:splat` or names such as `:page`. */
export function isPattern(address: string): boolean {
  return /[*:]/.test(address);
}
