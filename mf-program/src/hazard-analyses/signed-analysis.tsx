import {
  ANALYSIS_MONTHS,
  foodHazardAnalysisSignatures,
  type FoodHazardAnalysis,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { countUnchecked } from '@fsvp/contracts/program/food-hazard-analyses/statements';
import { today } from '@fsvp/contracts/core/calendar-day';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { Badge, Button, Card, formatDate, formatInstantDate, Inline, Stack, Text, TextLink } from '@fsvp/ui';
import { Signatures } from '@fsvp/web-kit/dialogs';
import type { ReactNode } from 'react';
import { laterIcons } from '../later-icons.js';
import { isDueSoon } from './analysis-badge.js';
import { AnalysisView } from './analysis-view.js';
import { Consequences } from './consequences.js';
import { ObsoleteNote, VersionHeading } from './version-badge.js';

interface SignedAnalysisProps {
  analysis: FoodHazardAnalysis;
  actions?: ReactNode;
}

/** A version with its signatures, as it is read and printed. */
export function SignedAnalysis({ analysis, actions }: SignedAnalysisProps) {
  const { state, foodName, versionNumber, signedByName, signedAt, validUntil, confirmedAt, outdated } = analysis;
  const isExpired = state === 'signed' && validUntil !== null && validUntil < today();
  const isExample = countUnchecked(analysis) > 0;
  const isOpen = state === 'signed' && (outdated || isExpired || isDueSoon(validUntil));
  return (
    <div data-print-only>
      <Stack gap={6}>
        <div className="program:hidden program:print:block">
          <h1 className="program:text-title">
            {`${isExample ? 'Example of a hazard' : 'Hazard'} analysis of ${foodName}, version ${versionNumber}`}
          </h1>
          {isExample ? null : <Text as="p">Written hazard analysis under 21 CFR 1.504</Text>}
        </div>
        <ObsoleteNote analysis={analysis} />
        <Inline justify="between" gap={3}>
          <Stack gap={1}>
            <VersionHeading analysis={analysis} />
            <Text size="meta" tone="muted">
              {[
                signedAt && `Signed by ${signedByName ?? 'a former user'} on ${formatInstantDate(signedAt)}`,
                confirmedAt && `confirmed on ${formatInstantDate(confirmedAt)}`,
                validUntil &&
                  state === 'signed' &&
                  `valid until ${formatDate(validUntil)} (policy: ${ANALYSIS_MONTHS} months)`,
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
        {isOpen ? (
          <Card
            title={
              <Inline>
                <Badge tone={isExpired ? 'red' : 'yellow'}>
                  {isExpired ? 'Expired' : outdated ? 'Facts changed' : 'Due soon'}
                </Badge>
                Evaluate it again
              </Inline>
            }
          >
            <Text as="p">
              {`${
                outdated
                  ? 'The facts of the food changed after it was signed.'
                  : `It is evaluated again every ${ANALYSIS_MONTHS} months (policy).`
              } Write a new version; or, if nothing has changed for its hazards, press “Confirm: no change” below and give the reason.`}
            </Text>
          </Card>
        ) : null}
        <AnalysisView analysis={analysis} />
        <Card title="Signature">
          <Signatures
            calls={foodHazardAnalysisSignatures}
            id={analysis.id}
            closed={state !== 'signed'}
            title="Signatures of this version"
            signLabel="Confirm: no change…"
            notice={<Consequences analysis={analysis} />}
          />
        </Card>
        <p className="program:print:hidden">
          <TextLink href={hrefs.history(analysis.id)} printed={false}>
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
