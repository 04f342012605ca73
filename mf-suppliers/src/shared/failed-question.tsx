import { Text } from '@fsvp/ui';
import { errorText, isUnauthorized } from '@fsvp/web-kit';
import type { ReactNode } from 'react';

/** A question of a ConfirmDialog and, after a try that failed, why. */
export function FailedQuestion({ error, children }: { error: Error | null; children: ReactNode }) {
  return (
    <>
      {children}
      {error && !isUnauthorized(error) ? (
        <span role="alert" className="sup:mt-2 sup:block">
          <Text tone="bad">{errorText(error)}</Text>
        </span>
      ) : null}
    </>
  );
}
