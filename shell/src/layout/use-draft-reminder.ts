import { savedDraftHref, toast } from '@fsvp/ui';
import { useNavigate } from '@fsvp/web-kit';
import { useEffect, useEffectEvent } from 'react';

const REMINDER_MS = 30_000;

/** After signing in again: shows a toast with a link to the saved form. The form itself offers the draft too. */
export function useDraftReminder(): void {
  const navigate = useNavigate();
  const remind = useEffectEvent(() => {
    const href = savedDraftHref();
    if (!href || href === window.location.pathname + window.location.search) return;
    toast({
      title: 'Your entries are kept',
      description: 'You were logged out while filling in a form.',
      duration: REMINDER_MS,
      action: {
        label: 'Go back to it',
        altText: 'Open the form again: it offers what you typed',
        onSelect: () => navigate(href),
      },
    });
  });
  useEffect(() => remind(), []);
}
