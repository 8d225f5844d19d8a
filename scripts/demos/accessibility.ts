import axe from 'axe-core';
import type { PaletteMode } from '../../src/shared/preferences';

/** Rules about whole pages, which a demo is only a part of. */
const pageRules = [
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'heading-order',
  'bypass',
];

/** What can differ between the modes. */
const modeRules = ['color-contrast', 'link-in-text-block'];

/** Rules that compare what a page has once with all of its kind: of other demos on this page, they are no matter. */
const comparingRules = [
  'accesskeys',
  'frame-title-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
];

function describeViolation({ id, help }: axe.Result, node: axe.NodeResult, mode: PaletteMode) {
  const why = (node.failureSummary ?? '').split('\n').slice(1).join(' ').trim();
  return `In ${mode} mode: ${help} (${id}) at ${node.html.slice(0, 160)} ${why}`;
}

/** The first place in a container that breaks a rule. */
async function findNode(rule: axe.Result, container: HTMLElement) {
  if (!comparingRules.includes(rule.id)) {
    return rule.nodes.find(({ element }) => container.contains(element ?? null));
  }
  const { violations } = await axe.run(container, { runOnly: [rule.id] });
  return violations[0]?.nodes[0];
}

/**
 * What axe finds in demos of the page, all at once, because it reads the whole page each time that it is asked.
 * @param containers of the demos, by scope. @param mode that they are in: in dark mode only what can differ is asked for.
 */
export async function findViolations(
  containers: ReadonlyMap<string, HTMLElement>,
  mode: PaletteMode,
  report: (scope: string, problem: string) => void,
): Promise<void> {
  const { violations } = await axe.run([...containers.values()], {
    ...(mode === 'light'
      ? { rules: Object.fromEntries(pageRules.map((id) => [id, { enabled: false }])) }
      : { runOnly: modeRules }),
    resultTypes: ['violations'],
    elementRef: true,
  });
  for (const rule of violations) {
    for (const [scope, container] of containers) {
      const node = await findNode(rule, container);
      if (node) report(scope, describeViolation(rule, node, mode));
    }
  }
}
