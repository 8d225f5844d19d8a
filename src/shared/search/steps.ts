/** Rising numbers as steps from one to the next, in base 36 with spaces. */
export function toSteps(numbers: readonly number[]): string {
  return numbers
    .map((number, index) => (number - (numbers[index - 1] ?? 0)).toString(36))
    .join(' ');
}

/** The numbers of `toSteps`. */
export function readSteps(steps: string): number[] {
  let number = 0;
  return steps === '' ? [] : steps.split(' ').map((step) => (number += parseInt(step, 36)));
}
