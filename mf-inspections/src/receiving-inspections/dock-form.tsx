import { FormActions } from '@fsvp/ui/dialogs';
import type { ReactNode } from 'react';

/** Fields and buttons for gloved hands: on a touch screen each target is at least 56 px high and wide. */
export function DockForm({ children }: { children: ReactNode }) {
  return (
    <div
      className={
        'ins:flex ins:min-w-0 ins:flex-col ins:gap-4 ' +
        'ins:pointer-coarse:[&_:is(input,button)]:min-h-14 ins:pointer-coarse:[&_:is(input,button)]:min-w-14 ' +
        // Keeps a focused field clear of the bar below, which is higher than the usual one of a dialog.
        'ins:[&_:is(input,textarea,button)]:scroll-mb-28 ' +
        // On a low screen, as at 200 % zoom, a sticky bar with its notice would cover the fields.
        'ins:[@media(max-height:40rem)]:*:last:static!'
      }
    >
      {children}
    </div>
  );
}

interface DockBarProps {
  /** Why the form cannot be saved, if so. */
  notice: ReactNode;
  /** The verdict that will be saved. */
  children: ReactNode;
  buttons: ReactNode;
}

/** Sticky bar at the end of the form. On a phone its buttons are as wide as the screen, for use with one hand. */
export function DockBar({ notice, children, buttons }: DockBarProps) {
  return (
    <FormActions align="between">
      <div className="ins:flex ins:basis-full ins:flex-col ins:gap-2 ins:empty:hidden">{notice}</div>
      <div className="ins:flex ins:min-w-0 ins:basis-72 ins:grow ins:flex-col">{children}</div>
      <div className="ins:flex ins:flex-wrap ins:gap-2 ins:max-sm:grow ins:max-sm:*:last:grow">{buttons}</div>
    </FormActions>
  );
}
