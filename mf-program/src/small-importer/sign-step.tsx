import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { determinationSignatures } from '@fsvp/contracts/program/determination';
import { eligibilitySignatures } from '@fsvp/contracts/program/importer-eligibility';
import { qualificationSignatures } from '@fsvp/contracts/program/qualified-individual';
import { CardList, Inline, LinkButton, Stack, Text, TextLink } from '@fsvp/ui';
import { SignMany, WriteOnly, type SigningRecord } from '@fsvp/web-kit';
import { VerdictBadge } from '../readiness/verdict-badge.js';
import { smallFiles, type Situation } from './situation.js';
import { StepCard } from './step-card.js';

/** All drafts in the order in which their signatures need each other. */
function draftsOf({ individual, eligibilities, files }: Situation): SigningRecord[] {
  const draft = individual?.draft;
  return [
    ...(draft
      ? [
          {
            id: draft.id,
            title: `Qualification of ${draft.individualName}`,
            details: 'Who makes these records',
            calls: qualificationSignatures,
            order: 0,
          },
        ]
      : []),
    ...eligibilities
      .filter(({ state, eligible }) => state === 'draft' && eligible)
      .map(({ id, year, importerName }) => ({
        id,
        title: `Very small importer in ${year}`,
        details: importerName,
        calls: eligibilitySignatures,
        order: 1,
      })),
    ...files
      .filter(({ draft: determination }) => determination?.chosenRegime === 'very_small')
      .map(({ file, draft: determination }) => ({
        id: determination!.id,
        title: `Modified requirements for ${file.foodName}`,
        details: `${file.supplierName} · ${file.number}`,
        calls: determinationSignatures,
        order: 2,
      })),
  ];
}

/** One list of what is drafted, signed with one password; then what is left of each file. */
export function SignStep({ situation }: { situation: Situation }) {
  const drafts = draftsOf(situation);
  const files = smallFiles(situation);
  const isDone = drafts.length === 0 && files.length > 0 && files.every(({ file }) => file.determination);
  return (
    <StepCard
      number={8}
      title="Sign"
      description="What you have drafted counts once it is signed. One password signs the records that you choose."
      state={isDone ? 'done' : drafts.length > 0 ? 'prepared' : 'open'}
    >
      <Stack gap={4}>
        {drafts.length > 0 ? (
          <Inline justify="between">
            <Text>{drafts.length === 1 ? '1 draft' : `${drafts.length} drafts`}</Text>
            <SignMany
              calls={determinationSignatures}
              label={drafts.length === 1 ? 'Sign It' : `Sign All ${drafts.length}`}
              title="Sign what is prepared"
              description="Read each record. One password signs those that you choose."
              chosen
              load={() => Promise.resolve(drafts)}
            />
          </Inline>
        ) : (
          <Text as="p" tone="muted">
            {isDone ? 'All of it is signed.' : 'Nothing is drafted yet.'}
          </Text>
        )}
        {isDone ? (
          <>
            <CardList
              label="Files"
              look="rows"
              items={files.map(({ file }) => file)}
              itemKey={({ id }) => id}
              emptyText=""
              render={(file) => (
                <Inline justify="between">
                  <TextLink href={`${hrefs.fsvpFile(file.id)}&small=${file.importerId}`}>
                    {`${file.number} · ${file.supplierName} · ${file.foodName}`}
                  </TextLink>
                  <VerdictBadge verdict={file.readiness.verdict} />
                </Inline>
              )}
            />
            {files.some(({ file }) => file.lifecycle === 'preparing') ? (
              <WriteOnly>
                <Inline>
                  <LinkButton variant="outline" href={`/fsvp-files?importer=${situation.importer.id}&several=1`}>
                    Start Importing
                  </LinkButton>
                </Inline>
              </WriteOnly>
            ) : null}
          </>
        ) : null}
      </Stack>
    </StepCard>
  );
}
