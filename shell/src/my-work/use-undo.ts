import { t } from '@fsvp/ui';
import { dismissToast, toast, useMay } from '@fsvp/web-kit';
import { useRef } from 'react';
import { useEndHandOver, useEndSnooze } from './api/decisions.js';

export interface Decision {
  kind: 'snooze' | 'hand-over';
  key: string;
  /** Names it among later ones. */
  at: string;
}

const undoneElsewhere = (): Record<Decision['kind'], string> => ({
  snooze: t({ defaultMessage: 'End the snooze in the menu of the line, below Later' }),
  'hand-over': t({ defaultMessage: 'Give it back in the menu of the line, below Waiting for others' }),
});

/** The last snooze or hand-over of this visit, and how to undo it. */
export function useUndo() {
  const last = useRef<Decision>(undefined);
  const mayWrite = useMay('write');
  const endSnooze = useEndSnooze();
  const endHandOver = useEndHandOver();
  const end = ({ kind, key, at }: Decision) => {
    last.current = undefined;
    dismissToast();
    (kind === 'snooze' ? endSnooze : endHandOver).mutate({ params: { key }, query: { at } });
  };
  return {
    end,
    undo: () => {
      if (mayWrite && last.current) end(last.current);
    },
    /** Tells that it was decided, and offers to undo it. */
    decided: (decision: Decision, description: string) => {
      last.current = decision;
      toast({
        title: t({ defaultMessage: 'Success' }),
        description,
        variant: 'success',
        action: {
          label: t({ defaultMessage: 'Undo' }),
          altText: undoneElsewhere()[decision.kind],
          onSelect: () => end(decision),
        },
      });
    },
  };
}
