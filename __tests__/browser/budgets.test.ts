import { readFileSync } from 'node:fs';
import path from 'node:path';
import { budgets, checkBudget, type RecordedSite } from '../../scripts/bench/site/budgets';
import { measureSite } from '../../scripts/bench/site/measureSite';
import { serveSite, type ServedSite } from './support/site';

const recorded = JSON.parse(readFileSync(path.resolve('bench/site.json'), 'utf8')) as RecordedSite;

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

test.each(budgets)('the $name page stays within its budget', async (budget) => {
  const figures = await measureSite(site.browser, site.url, budget);
  expect(figures.chunks).toBeGreaterThan(0);
  expect(checkBudget(budget, figures, recorded[budget.name] ?? {})).toEqual([]);
});
