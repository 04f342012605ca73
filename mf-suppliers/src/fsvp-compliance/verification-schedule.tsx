import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import { Button, DescriptionList, formatInstantDate, Inline, Section, Text } from '@fsvp/ui';
import { useSession } from '@fsvp/web-kit';
import { FsvpBadge } from '../suppliers/supplier-badges.js';
import { monthsText, nextDueText } from '../suppliers/supplier-text.js';

interface VerificationScheduleProps {
  supplier: Supplier;
  /** The last update and its undo. */
  undo: { before: string | null; run: () => Promise<unknown> } | undefined;
}

export function VerificationSchedule({ supplier, undo }: VerificationScheduleProps) {
  return (
    <Section title="Verification Schedule" headingLevel={3}>
      <DescriptionList
        items={[
          { term: 'Status', value: <FsvpBadge status={supplier.fsvpStatus} /> },
          { term: 'Frequency', value: monthsText(supplier.verificationFrequencyMonths) },
          { term: 'Last Verification', value: <LastVerification supplier={supplier} /> },
          { term: 'Next Verification', value: nextDueText(supplier) },
        ]}
      />
      {undo ? (
        <Inline gap={3}>
          <Text tone="muted">{`Before this update: ${formatInstantDate(undo.before, 'Never')}`}</Text>
          <Button variant="outline" size="sm" onClick={undo.run}>
            Undo
          </Button>
        </Inline>
      ) : null}
    </Section>
  );
}

/** 'Mar 5, 2024 by you'. Other users are not named, because all users share one password. */
function LastVerification({ supplier: { lastVerificationDate, lastVerificationBy } }: { supplier: Supplier }) {
  const { user } = useSession();
  const date = formatInstantDate(lastVerificationDate, 'Never');
  if (!lastVerificationBy) return date;
  return (
    <>
      {date} <Text tone="muted">{lastVerificationBy === user?.id ? 'by you' : 'by another user'}</Text>
    </>
  );
}
