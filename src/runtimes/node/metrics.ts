import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Deps } from '#api/deps.ts';

export function openMetrics(): Deps['metrics'] {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'lms_request_seconds',
    help: 'Time to answer a request, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  });
  return {
    observe: (route, method, status, seconds) => requests.labels(method, route, String(status)).observe(seconds),
    text: () => register.metrics(),
  };
}
