import { expect, it } from '@jest/globals';
import { addGauges } from '@fsvp/service-kit/observability/metrics/gauges';
import { register } from 'prom-client';

const scrape = async (names: RegExp) =>
  (await register.metrics()).split('\n').filter((line) => !line.startsWith('#') && names.test(line));

it('reads the gauges of a group once for each scrape', async () => {
  let readings = 0;
  addGauges({
    source: 'shelf',
    help: { shelf_boxes: 'Boxes', shelf_weight: 'Weight' },
    labelNames: ['level'],
    read: async () => {
      readings += 1;
      return [
        { labels: { level: 'upper' }, values: { shelf_boxes: readings, shelf_weight: 7 } },
        { labels: { level: 'lower' }, values: { shelf_boxes: 2 } },
      ];
    },
  });
  const all = ['shelf_boxes{level="upper"} 1', 'shelf_boxes{level="lower"} 2', 'shelf_weight{level="upper"} 7'];
  expect(await scrape(/^shelf/)).toEqual(all);
  expect(await scrape(/^shelf_boxes{level="upper"/)).toEqual(['shelf_boxes{level="upper"} 2']);
});

it('has no value while the reading fails, and counts that', async () => {
  let fails = true;
  addGauges({
    source: 'cellar',
    help: { cellar_bottles: 'Bottles' },
    read: async () => {
      if (fails) throw new Error('closed');
      return [{ values: { cellar_bottles: 3 } }];
    },
  });
  expect(await scrape(/^cellar/)).toEqual([]);
  fails = false;
  expect(await scrape(/^cellar|"cellar"/)).toEqual([
    'metrics_read_failures_total{source="cellar"} 1',
    'cellar_bottles 3',
  ]);
});
