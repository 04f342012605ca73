import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { determinationSignatures } from '@fsvp/contracts/program/determination';
import { eligibilitySignatures } from '@fsvp/contracts/program/importer-eligibility';
import { qualificationSignatures } from '@fsvp/contracts/program/qualified-individual';
import { CardList, Inline, LinkButton, Stack, t, Text, TextLink } from '@fsvp/ui';
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
            title: t({ defaultMessage: 'Qualification of {individualName}' }, { individualName: draft.individualName }),
            details: t({ defaultMessage: 'Who makes these records' }),
            calls: qualificationSignatures,
            order: 0,
          },
        ]
      : []),
    ...eligibilities
      .filter(({ state, eligible }) => state === 'draft' && eligible)
      .map(({ id, year, importerName }) => ({
        id,
        title: t({ defaultMessage: 'Very small importer in {year}' }, { year }),
        details: importerName,
        calls: eligibilitySignatures,
        order: 1,
      })),
    ...files
      .filter(({ draft: determination }) => determination?.chosenRegime === 'very_small')
      .map(({ file, draft: determination }) => ({
        id: determination!.id,
        title: t({ defaultMessage: 'Modified requirements for {foodName}' }, { foodName: file.foodName }),
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
      title={t({ defaultMessage: 'Sign' })}
      description={t({
        defaultMessage:
          'What you have drafted counts once it is signed. One password signs the records that you choose.',
      })}
      state={isDone ? 'done' : drafts.length > 0 ? 'prepared' : 'open'}
    >
      <Stack gap={4}>
        {drafts.length > 0 ? (
          <Inline justify="between">
            <Text>
              {t({ defaultMessage: '{count, plural, one {# draft} other {# drafts}}' }, { count: drafts.length })}
            </Text>
            <SignMany
              calls={determinationSignatures}
              label={t(
                { defaultMessage: '{count, plural, =1 {Sign It} one {Sign All #} other {Sign All #}}' },
                { count: drafts.length },
              )}
              title={t({ defaultMessage: 'Sign what is prepared' })}
              description={t({ defaultMessage: 'Read each record. One password signs those that you choose.' })}
              chosen
              load={() => Promise.resolve(drafts)}
            />
          </Inline>
        ) : (
          <Text as="p" tone="muted">
            {isDone ? t({ defaultMessage: 'All of it is signed.' }) : t({ defaultMessage: 'Nothing is drafted yet.' })}
          </Text>
        )}
        {isDone ? (
          <>
            <CardList
              label={t({ defaultMessage: 'Files' })}
              look="rows"
              items={files.map(({ file }) => file)}
              itemKey={({ id }) => id}
              emptyText=""
              render={(file) => (
                <Inline justify="between">
                  <TextLink href={`${hrefs.fsvpFile(file.id)}&small=${file.importerId}`}>
                    {[file.number, file.supplierName, file.foodName].join(' · ')}
                  </TextLink>
                  <VerdictBadge verdict={file.readiness.verdict} />
                </Inline>
              )}
            />
            {files.some(({ file }) => file.lifecycle === 'preparing') ? (
              <WriteOnly>
                <Inline>
                  <LinkButton variant="outline" href={`/fsvp-files?importer=${situation.importer.id}&several=1`}>
                    {t({ defaultMessage: 'Start Importing' })}
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
