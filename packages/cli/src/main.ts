import { Command } from 'commander';

await new Command('fsvp').parseAsync();
