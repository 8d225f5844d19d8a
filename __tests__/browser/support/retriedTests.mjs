/** Says at the end which tests passed only when they were tried again (`retry.ts`): a run is green with them, too. */
export default class RetriedTests {
  onRunComplete(_contexts, { testResults }) {
    const names = testResults
      .flatMap((file) => file.testResults)
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `  ${fullName}`);
    if (names.length === 0) return;
    process.stderr.write(`\nPassed only when tried again:\n${names.join('\n')}\n\n`);
  }
}
