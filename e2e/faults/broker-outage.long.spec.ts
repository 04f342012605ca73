import { expectCatchUpAfterNatsOutage, expectReportAfterRedisOutage } from '../fixtures/broker-outage.js';
import { test } from '../fixtures/product.js';

test('writes succeed while NATS is down for 30 s, and read models catch up afterwards', ({ product }) =>
  expectCatchUpAfterNatsOutage(product, 30_000));

test('only reports wait while Redis is down for 12 s, and they are generated afterwards', ({ product }) =>
  expectReportAfterRedisOutage(product, 12_000));
