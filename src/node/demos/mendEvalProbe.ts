import { mendModule } from './mendModule';

/**
 * The data grid 6.18 finds out whether it may evaluate text, for a quicker filter. The policy of this site's pages forbids that, and
 * browsers write each such question to their list of issues. Here the answer is there without the question.
 */
export const mendEvalProbe = mendModule({
  name: 'mend-eval-probe',
  file: /@mui[\\/]x-data-grid[\\/].*gridFilterUtils\.js$/,
  piece: "hasEval = evalCode('true');",
  mended: 'hasEval = false;',
});
