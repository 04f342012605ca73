import { t } from '@fsvp/ui';

/** The keys of My Work, for its page and the list of all shortcuts. */
export const workShortcuts = () =>
  [
    [['J', 'K'], t({ defaultMessage: 'Next or previous line' })],
    [['E'], t({ defaultMessage: 'Open the line' })],
    [['S'], t({ defaultMessage: 'Snooze the line' })],
    [['Z'], t({ defaultMessage: 'Undo the last snooze or hand-over' })],
  ] as const;
