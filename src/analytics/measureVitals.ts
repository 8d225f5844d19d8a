import type { Metric } from 'web-vitals';
import { track } from './track';

/** Share of visits that are measured, 0.01 %. */
const vitalsSampling = 0.0001;

interface ConnectionLike {
  effectiveType?: string;
}

function readConnection(): string {
  const { connection } = navigator as Navigator & { connection?: ConnectionLike };
  return connection?.effectiveType ?? 'unknown';
}

/**
 * Measures one visit in ten thousand; the library is loaded only there, and only where there is somebody to tell.
 * @param readTemplate page kind at the time of the measurement; @param random number in [0, 1) that decides.
 */
export async function measureVitals(
  readTemplate: () => string,
  random: number = Math.random(),
): Promise<void> {
  if (!window.gtag || random >= vitalsSampling) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const send = ({ name, value, delta, id }: Metric) => {
    track('web_vital', {
      metric: name,
      value,
      delta,
      metric_id: id,
      template: readTemplate(),
      connection: readConnection(),
    });
  };
  for (const observe of [onLCP, onINP, onCLS, onFCP, onTTFB]) observe(send);
}
