import { Section, Stack } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { workShortcuts } from '../my-work/work-shortcuts.js';
import { Key } from './key.js';
import { modifierKey } from './platform.js';

type Shortcut = readonly [keys: readonly string[], what: string];

const groups = (): readonly { title: string; shortcuts: readonly Shortcut[] }[] => [
  {
    title: 'Everywhere',
    shortcuts: [
      [[modifierKey(), 'K'], 'Search and commands'],
      [['?'], 'Keyboard shortcuts'],
      [['Tab'], 'Next control. The first one on a page skips to the main content'],
      [['Esc'], 'Close a dialog, a menu or a list'],
      [['F8'], 'Go to the notification message'],
    ],
  },
  {
    title: 'Lists and menus',
    shortcuts: [
      [['↑', '↓'], 'Previous or next option'],
      [['Enter'], 'Select the option'],
    ],
  },
  { title: 'My Work', shortcuts: workShortcuts() },
  {
    title: 'Calendars and charts',
    shortcuts: [
      [['←', '→'], 'Previous or next day'],
      [['Home', 'End'], 'First or last day'],
    ],
  },
];

/** Default export, because it is loaded on demand. */
export default function ShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())} title="Keyboard shortcuts" size="sm">
      <Stack gap={6}>
        {groups().map(({ title, shortcuts }) => (
          <Section key={title} title={title} headingLevel={3}>
            <dl className="flex flex-col gap-2">
              {shortcuts.map(([keys, what]) => (
                <div key={what} className="flex items-start justify-between gap-4">
                  <dt className="flex shrink-0 gap-1 whitespace-nowrap">
                    {keys.map((key) => (
                      <Key key={key}>{key}</Key>
                    ))}
                  </dt>
                  <dd className="text-right text-muted">{what}</dd>
                </div>
              ))}
            </dl>
          </Section>
        ))}
      </Stack>
    </Dialog>
  );
}
