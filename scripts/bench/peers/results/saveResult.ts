import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { toEngine, type EngineName } from '../engines';
import { inScratch } from '../scratch';
import type { EngineResult } from './resultSchema';

/** What a measurement is kept under. */
export type FigureName = Exclude<keyof EngineResult, 'engine' | 'label' | 'n' | 'date'>;

/** Figures, or why there are none. */
type Figures = { [Name in FigureName]?: EngineResult[Name] | { error: string } };

const fileSchema = z.record(z.string(), z.unknown());

/** Saves figures of an engine with those that it has. @param count of pages. */
export function saveResult(name: EngineName, count: number, figures: Figures): void {
  const file = inScratch('results', `${name}-${count}.json`);
  const known = existsSync(file) ? fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const result = {
    ...known,
    ...figures,
    engine: name,
    label: toEngine(name).label,
    n: count,
    date: new Date().toISOString(),
  };
  writeFileSync(file, JSON.stringify(result, null, 1));
}
