import type { ReceivingInspection } from '@fsvp/contracts/quality/receiving-inspection';
import { Button, Card, LinkButton, Text } from '@fsvp/ui';
import { icons } from '../icons.js';
import { newActionHref } from './new-action.js';

/** Offers a corrective action after a failed inspection was saved. */
export function FailedInspectionNotice({
  inspection,
  onDismiss,
}: {
  inspection: ReceivingInspection;
  onDismiss: () => void;
}) {
  const { productName, lotNumber, failureReasons } = inspection;
  return (
    <Card
      title={`Inspection failed: ${productName}${lotNumber ? `, lot ${lotNumber}` : ''}`}
      actions={
        <>
          <Button variant="ghost" onClick={onDismiss}>
            Dismiss
          </Button>
          <LinkButton icon={icons.act} href={newActionHref(inspection)}>
            Create corrective action
          </LinkButton>
        </>
      }
    >
      <Text as="p" tone="bad">
        {failureReasons ?? 'Failed'}
      </Text>
    </Card>
  );
}
