/** The keys of My Work, for its page and the list of all shortcuts. */
export const WORK_SHORTCUTS = [
  [['J', 'K'], 'Next or previous line'],
  [['E'], 'Open the line'],
  [['S'], 'Snooze the line'],
  [['Z'], 'Undo the last snooze or hand-over'],
] as const;
