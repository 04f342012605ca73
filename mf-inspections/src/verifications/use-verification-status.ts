import type { VerificationActivity, VerificationStatus } from '@fsvp/contracts/verification';
import { toast } from '@fsvp/web-kit';
import { useState } from 'react';
import { useChangeVerificationStatus } from './api/change-verification-status.js';
import { usePutBackStatus } from './api/put-back-verification-status.js';

/** The status of a row: what is chosen shows at once, and the toast offers the way back from a slip. */
export function useVerificationStatus(activity: VerificationActivity) {
  const [wanted, setWanted] = useState<VerificationStatus>();
  const [answered, setAnswered] = useState<VerificationActivity>();
  const save = useChangeVerificationStatus();
  const putBack = usePutBackStatus({ onPutBack: setAnswered });
  // The answer stands until the list, which is fetched again, has caught up with it.
  const known = answered && answered.version > activity.version ? answered : activity;

  const change = async (next: VerificationStatus) => {
    if (wanted) return;
    setWanted(next);
    try {
      const changed = await save(known, next);
      setAnswered(changed.saved);
      toast({
        title: 'Success',
        description: 'Verification status updated successfully',
        variant: 'success',
        action: {
          label: 'Undo',
          altText: `Choose the former status of ${known.title} again`,
          onSelect: () => void putBack(changed),
        },
      });
    } catch {
      // The failure has had its toast.
    } finally {
      setWanted(undefined);
    }
  };
  return { status: wanted ?? known.status, change };
}
