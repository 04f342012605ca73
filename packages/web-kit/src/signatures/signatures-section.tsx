import type { Signature } from '@fsvp/contracts/signatures/signature';
import { Button, CardList, Section, Text, usePrinting } from '@fsvp/ui';
import { useState } from 'react';
import { useApiQuery } from '../query/use-api-query.js';
import { loadError } from '../records/load-error.js';
import { useMay } from '../session/use-may.js';
import { SignDialog } from './sign.dialog.js';
import { SignatureDetailsDialog } from './signature-details.dialog.js';
import { SignatureEntry } from './signature-entry.js';
import { NotLoadedWhenPrinted, type SignaturesProps } from './signatures.js';
import { WithdrawDialog } from './withdraw.dialog.js';

/** Loaded when a record is shown: see `Signatures`. */
export default function SignaturesSection({
  calls,
  id,
  permission = 'hand_in_signature',
  closed = false,
  title = 'Signatures',
  notice,
  signLabel = 'Sign',
  isPrimary = false,
}: SignaturesProps) {
  const list = useApiQuery(calls.list, { params: { id } });
  const maySign = useMay(permission);
  const printing = usePrinting();
  const [signing, setSigning] = useState(false);
  const [opened, setOpened] = useState<Signature>();
  const [withdrawn, setWithdrawn] = useState<Signature>();
  const { signatures, recordVersion = 1 } = list.data ?? {};
  return (
    <Section
      title={title}
      headingLevel={3}
      actions={
        maySign && !closed ? (
          <Button variant={isPrimary ? 'primary' : 'outline'} size="sm" onClick={() => setSigning(true)}>
            {signLabel}
          </Button>
        ) : undefined
      }
    >
      {printing && list.isPending ? (
        <NotLoadedWhenPrinted />
      ) : signatures?.length === 0 ? (
        <Text tone="muted">Not signed.</Text>
      ) : (
        <CardList
          label={title}
          items={signatures}
          itemKey={({ id: signatureId }) => signatureId}
          skeletonRows={1}
          emptyText="Not signed."
          error={loadError(list, 'The signatures could not be loaded')}
          render={(signature) => (
            <SignatureEntry
              calls={calls}
              signature={signature}
              recordVersion={recordVersion}
              onOpen={() => setOpened(signature)}
              onWithdraw={maySign ? () => setWithdrawn(signature) : undefined}
            />
          )}
        />
      )}
      <SignDialog calls={calls} id={id} notice={notice} open={signing} onClose={() => setSigning(false)} />
      <SignatureDetailsDialog calls={calls} id={id} signature={opened} onClose={() => setOpened(undefined)} />
      <WithdrawDialog calls={calls} id={id} signature={withdrawn} onClose={() => setWithdrawn(undefined)} />
    </Section>
  );
}
