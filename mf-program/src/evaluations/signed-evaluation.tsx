import { today } from '@fsvp/contracts/core/calendar-day';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  supplierEvaluationSignatures,
  type SupplierEvaluation,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { Badge, Button, Card, formatDate, formatInstantDate, Inline, Stack, Text, TextLink } from '@fsvp/ui';
import { Signatures } from '@fsvp/web-kit/dialogs';
import type { ReactNode } from 'react';
import { SignedStateBadge } from '../fsvp-files/file-badges.js';
import { laterIcons } from '../later-icons.js';
import { EvaluationView } from './evaluation-view.js';

interface SignedEvaluationProps {
  evaluation: SupplierEvaluation;
  file: FsvpFile;
  actions?: ReactNode;
}

/** A version with its signatures, as it is read and printed. */
export function SignedEvaluation({ evaluation, file, actions }: SignedEvaluationProps) {
  const { state, versionNumber, signedByName, signedAt, validUntil, outdated } = evaluation;
  const isExpired = state === 'signed' && validUntil !== null && validUntil < today();
  return (
    <div data-print-only>
      <Stack gap={5}>
        <div className="program:hidden program:print:block">
          <h1 className="program:text-title">{`Evaluation of ${file.foodName} from ${file.supplierName}, version ${versionNumber}`}</h1>
          <Text as="p">{`FSVP file ${file.number}, ${file.importerName}. Evaluation under 21 CFR 1.505`}</Text>
        </div>
        {state === 'superseded' || state === 'withdrawn' ? (
          <p className="program:rounded-control program:border-2 program:border-bad program:px-3 program:py-2 program:text-card program:text-bad">
            {state === 'superseded'
              ? 'OBSOLETE: a newer version was signed'
              : 'WITHDRAWN: its signature does not count any more'}
          </p>
        ) : null}
        <Inline justify="between" gap={3}>
          <Stack gap={1}>
            <Inline>
              <Text weight="semibold">{`Version ${versionNumber}`}</Text>
              <SignedStateBadge state={state} />
              {isExpired ? <Badge tone="red">Expired</Badge> : null}
              {state === 'signed' && outdated ? <Badge tone="yellow">Basis changed</Badge> : null}
            </Inline>
            <Text size="meta" tone="muted">
              {[
                signedAt && `Signed by ${signedByName ?? 'a former user'} on ${formatInstantDate(signedAt)}`,
                validUntil && state === 'signed' && `reevaluation due by ${formatDate(validUntil)} (§1.505(c)(2))`,
              ]
                .filter(Boolean)
                .join(', ')}
            </Text>
          </Stack>
          <div className="program:flex program:flex-wrap program:gap-2 program:print:hidden">
            <Button variant="ghost" icon={laterIcons.print} onClick={() => window.print()}>
              Print
            </Button>
            {actions}
          </div>
        </Inline>
        {state === 'signed' && outdated ? (
          <Text as="p" tone="warning">
            The hazard analysis of the food or the regime of the file has changed since it was signed. Evaluate again if
            that matters for the supplier; requirement EV-1 says what is not evaluated.
          </Text>
        ) : null}
        <EvaluationView evaluation={evaluation} />
        <Card title="Signature">
          <Signatures
            calls={supplierEvaluationSignatures}
            id={evaluation.id}
            closed
            title="Signatures of this version"
          />
        </Card>
        <p className="program:print:hidden">
          <TextLink href={hrefs.history(evaluation.id)} printed={false}>
            Change history
          </TextLink>
        </p>
        <p className="program:hidden program:text-meta program:print:block">
          Not legal advice. Check the cited section.
        </p>
      </Stack>
    </div>
  );
}
