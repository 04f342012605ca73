import { describe, expect, it } from '@jest/globals';
import { complete, isInstalled, ways } from './testing/complete.js';
import { runCli } from './testing/run-cli.js';

const OFFERS = {
  'fsvp ': expect.arrayContaining(['login', 'list', 'changes', 'completion']),
  'fsvp li': ['list'],
  'fsvp list in': ['individuals', 'inspections'],
  'fsvp --verbose list suppliers --fil': ['--filter'],
  'fsvp reports do': ['download'],
  'fsvp reports run comp': ['compliance'],
  'fsvp reports run compliance --format p': ['pdf'],
};

/** Bash itself adds files where the script offers nothing. */
const FILE_OFFERS = {
  'fsvp import suppliers inb': ['inbox.csv'],
  'fsvp reports run compliance --output inb': ['inbox.csv'],
};

describe.each(ways)('in %s', (way) => {
  const [run, note] = isInstalled(way) ? [it, ''] : [it.skip, ' (not run: this shell is not installed)'];

  run(`completes commands, collections, options, their values and files${note}`, async () => {
    const expected = way === 'bash' ? OFFERS : { ...OFFERS, ...FILE_OFFERS };
    const offers = await complete(way, Object.keys(expected), ['inbox.csv']);
    expect(offers).toEqual(Object.values(expected));
  });
});

it.each(['zsh', 'fish'])('has the commands and collections in the script of %s', async (shell) => {
  const { out } = await runCli(['completion', shell]);
  for (const word of ['reports download', 'inspections', 'audit-trail']) expect(out).toContain(word);
});
