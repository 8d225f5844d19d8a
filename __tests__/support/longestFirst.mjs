import Sequencer from '@jest/test-sequencer';

/** Tests that take a minute or more. What is started last is what everything waits for. */
const longest = [
  '__tests__/content/demos.test.ts',
  '__tests__/node/verify/seededMistakes.test.ts',
  '__tests__/content/typescript7.test.ts',
];

/** Jest's own order, which a fresh clone takes from the sizes of files, behind the tests that take longest. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const toRank = ({ path }) => {
      const rank = longest.findIndex((file) => path.endsWith(file));
      return rank === -1 ? longest.length : rank;
    };
    return super.sort(tests).sort((one, other) => toRank(one) - toRank(other));
  }
}
