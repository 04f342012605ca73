import { expectCatchUpAfterNatsOutage, expectReportAfterRedisOutage } from '../fixtures/broker-outage.js';
import { test } from '../fixtures/product.js';

test('writes succeed while NATS is down, and read models catch up afterwards', ({ product }) =>
  expectCatchUpAfterNatsOutage(product, 4_000));

test('only reports wait while Redis is down, and they are generated afterwards', ({ product }) =>
  expectReportAfterRedisOutage(product, 3_000));
