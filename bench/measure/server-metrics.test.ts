import { expect, test } from '@jest/globals';
import { parseMetrics } from './server-metrics.ts';

test('figures are found by name and labels, comments are none', () => {
  const text = [
    '# HELP process_resident_memory_bytes Resident memory size in bytes.',
    'process_resident_memory_bytes 104857600',
    '',
    'portico_queue_length{queue="images"} 3',
    'nodejs_eventloop_lag_p99_seconds 1.25e-2',
    '',
  ].join('\n');
  expect([...parseMetrics(text)]).toEqual([
    ['process_resident_memory_bytes', 104_857_600],
    ['portico_queue_length{queue="images"}', 3],
    ['nodejs_eventloop_lag_p99_seconds', 0.0125],
  ]);
});
