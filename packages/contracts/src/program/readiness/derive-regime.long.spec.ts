import { jest } from '@jest/globals';
import fc from 'fast-check';

// The same tests, with as many cases as the specification asks for (beyond/fsvp-file.md, 12).
fc.configureGlobal({ numRuns: 100_000 });
jest.setTimeout(300_000);
await import('./derive-regime.spec.js');
