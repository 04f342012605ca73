import type { Reevaluation } from '@fsvp/contracts/program/reevaluations/reevaluation';
import { evaluationHref } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { Card, ErrorState, LinkButton, Spinner, Stack, Text } from '@fsvp/ui';
import { loadError, useMay } from '@fsvp/web-kit';
import { useOpenReevaluationsOf } from './api/reevaluations.js';
import { CombinedForm } from './combined-form.js';

/** Leads to the evaluation that closes it; for several files of the supplier, one form. */
export function ReevaluateCard({ reevaluation }: { reevaluation: Reevaluation }) {
  const { id, supplierId, supplierName, fileId } = reevaluation;
  const list = useOpenReevaluationsOf(supplierId);
  const mayWrite = useMay('write');
  const error = loadError(list, 'The other files of the supplier could not be loaded');
  const others = list.data?.reevaluations.filter((one) => one.id !== id);
  return (
    <Card
      title="Reevaluate"
      description="A signed evaluation that answers each reason closes the reevaluation (21 CFR 1.505(c)(1))."
    >
      <Stack gap={5}>
        {mayWrite ? (
          <div>
            <LinkButton href={evaluationHref(fileId)}>Reevaluate this file</LinkButton>
          </div>
        ) : null}
        {others?.length ? (
          <>
            <Text as="p">
              {`${others.length === 1 ? 'Another file' : `${others.length} other files`} of ${supplierName} ${others.length === 1 ? 'is' : 'are'} to be reevaluated, too. You can answer for several files together and sign them with one password.`}
            </Text>
            {mayWrite ? <CombinedForm reevaluations={[reevaluation, ...others]} /> : null}
          </>
        ) : error ? (
          <ErrorState {...error} />
        ) : others ? null : (
          <Spinner label="Looking for other files of the supplier…" />
        )}
      </Stack>
    </Card>
  );
}
