import type { PlanExplanation } from '@fsvp/contracts/program/verification-plans/verification-plan';
import { Button, Stack, Text, usePrinting } from '@fsvp/ui';
import { useState } from 'react';

/** Of a line for many hazards. */
const SHOWN = 3;

/** Why a line is proposed: the rules in words. */
export function LineReasons({ reasons }: { reasons: readonly PlanExplanation[] }) {
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  if (!reasons.length) return <Text tone="muted">Added by a person.</Text>;
  const all = isOpen || isPrinting || reasons.length <= SHOWN + 1;
  return (
    <Stack gap={1}>
      {(all ? reasons : reasons.slice(0, SHOWN)).map(({ rule, text }) => (
        <Text key={text} as="p" size="inherit">
          {rule ? `${rule}: ${text}` : text}
        </Text>
      ))}
      {all ? null : (
        <div>
          <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
            {`Show all ${reasons.length} reasons`}
          </Button>
        </div>
      )}
    </Stack>
  );
}
