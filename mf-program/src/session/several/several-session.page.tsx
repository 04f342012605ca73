import { today } from '@fsvp/contracts/core/calendar-day';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { determinationSignatures } from '@fsvp/contracts/program/determination';
import { REQUIREMENTS } from '@fsvp/contracts/program/readiness/requirements';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  Badge,
  Card,
  CardList,
  Code,
  ErrorState,
  Inline,
  PageHeader,
  ProgressBar,
  Spinner,
  Stack,
  t,
  Text,
  TextLink,
} from '@fsvp/ui';
import { keepWayBack, SignMany, useUrlState } from '@fsvp/web-kit';
import { Terms } from '@fsvp/web-kit/dialogs';
import type { ReactNode } from 'react';
import { RecordFormDialog } from '../../file-records/record-form.dialog.js';
import { filesUrl } from '../../fsvp-files/fsvp-files.url.js';
import { NextAction } from '../../fsvp-files/next-action.js';
import { citationText, reasonText } from '../../readiness/item-text.js';
import { RecordPage } from '../../record-page.js';
import { sentences } from '../../sentences.js';
import { StepButtons } from '../step-buttons.js';
import { preparedRecords } from '../signed-types.js';
import { BADGES, BEGUN } from '../step-list.js';
import { timeLeftText, useStepTimes } from '../step-times.js';
import { useKeepWayBack } from '../use-keep-way-back.js';
import { DraftApprovals } from './draft-approvals.js';
import { DraftDeterminations } from './draft-determinations.js';
import { DraftEvaluations } from './draft-evaluations.js';
import { DraftPlans } from './draft-plans.js';
import { groupSteps, nextShared, type FileStep, type FileSteps, type SharedStep } from './group-steps.js';
import { useSeveralFiles } from './use-several-files.js';

/** Leads through what several files need: what counts for more than one is asked once. */
export function SeveralSessionPage({ ids, onBack }: { ids: readonly string[]; onBack: () => void }) {
  const { loaded, isPending, failed, retry } = useSeveralFiles(ids);
  useKeepWayBack(
    t(
      {
        defaultMessage:
          '{count, plural, one {Back to the questions of # file} other {Back to the questions of # files}}',
      },
      { count: ids.length },
    ),
  );
  return (
    <RecordPage
      id={ids.join()}
      name={t({ defaultMessage: 'Get Several Files Ready' })}
      onBack={() => {
        keepWayBack(undefined);
        onBack();
      }}
    >
      <PageHeader
        title={t({ defaultMessage: 'Get Several Files Ready' })}
        subtitle={isPending ? undefined : subtitleOf(loaded)}
      />
      {failed > 0 ? (
        <Card>
          <ErrorState
            title={t({ defaultMessage: 'Not all files could be loaded' })}
            message={t(
              {
                defaultMessage:
                  '{failed, plural, one {# file could not be loaded. What is shown is without it.} other {# files could not be loaded. What is shown is without them.}}',
              },
              { failed },
            )}
            onRetry={retry}
          />
        </Card>
      ) : null}
      {isPending ? (
        <Card>
          <Spinner label={t({ defaultMessage: 'Loading…' })} />
        </Card>
      ) : loaded.length > 0 ? (
        <Session all={loaded} />
      ) : (
        <Card>
          <Text as="p">{t({ defaultMessage: 'None of these files is open.' })}</Text>
        </Card>
      )}
    </RecordPage>
  );
}

function subtitleOf(all: readonly FileSteps[]): string {
  const names = (of: (file: FsvpFile) => string) => [...new Set(all.map(({ file }) => of(file)))];
  const foods = names(({ foodName }) => foodName);
  const suppliers = names(({ supplierName }) => supplierName);
  return t(
    { defaultMessage: '{count, plural, one {# file} other {# files}}: {foods} from {suppliers}' },
    {
      count: all.length,
      foods:
        foods.length === 1
          ? foods[0]!
          : t({ defaultMessage: '{count, plural, one {# food} other {# foods}}' }, { count: foods.length }),
      suppliers:
        suppliers.length === 1
          ? suppliers[0]!
          : t({ defaultMessage: '{count, plural, one {# supplier} other {# suppliers}}' }, { count: suppliers.length }),
    },
  );
}

function Session({ all }: { all: readonly FileSteps[] }) {
  const [{ shared: key, view }, setState] = useUrlState(filesUrl);
  const groups = groupSteps(all);
  const shown = groups.find((group) => group.key === key) ?? nextShared(groups);
  const open = groups.filter(({ state }) => state === 'open').map(({ code }) => code);
  const closed = groups.filter(({ state }) => state !== 'open').map(({ code }) => code);
  const scope = all.map(({ file }) => file.id).join();
  useStepTimes(
    scope,
    shown?.code,
    closed.filter((code) => !open.includes(code)),
  );
  const done = groups.filter(({ state }) => state === 'done').length;
  // A draft that several files wait for is listed once, those of each file with its number.
  const prepared = new Map(
    all.flatMap(({ file, steps }) =>
      preparedRecords(steps).map((record) => [
        record.id,
        {
          ...record,
          title: [record.title, file.number].join(', '),
          details: t(
            { defaultMessage: '{foodName} from {supplierName}' },
            { foodName: file.foodName, supplierName: file.supplierName },
          ),
        },
      ]),
    ),
  );
  const show = (next: SharedStep | undefined) => setState({ shared: next?.key }, 'replace');
  const own = all.find(({ file }) => file.id === view)?.file;
  const answered = t(
    {
      defaultMessage:
        '{count, plural, one {{done} of # questions answered for all files} other {{done} of # questions answered for all files}}',
    },
    { done, count: groups.length },
  );
  const progress = answered + timeLeftText(open);
  return (
    <>
      <Card title={t({ defaultMessage: 'Progress' })}>
        <Stack gap={4}>
          <ProgressBar value={groups.length ? (done / groups.length) * 100 : 100} label={progress} />
          {prepared.size > 0 ? (
            <Inline justify="between">
              <Text>
                {t(
                  {
                    defaultMessage:
                      '{count, plural, one {# draft waits for its signature.} other {# drafts wait for signatures.}}',
                  },
                  { count: prepared.size },
                )}
              </Text>
              <SignMany
                calls={determinationSignatures}
                label={t(
                  { defaultMessage: '{count, plural, =1 {Sign it} one {Sign all #} other {Sign all #}}' },
                  { count: prepared.size },
                )}
                title={t({ defaultMessage: 'Sign what is prepared' })}
                description={t({
                  defaultMessage:
                    'Read each record. One password signs those that you choose. Each file keeps its own record and signature.',
                })}
                load={() => Promise.resolve([...prepared.values()])}
              />
            </Inline>
          ) : null}
        </Stack>
      </Card>
      <div className="program:grid program:items-start program:gap-6 program:*:min-w-0 program:lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="program:max-lg:order-last">
          <SharedList groups={groups} shown={shown} onShow={show} />
        </div>
        {shown ? (
          <SharedCard key={shown.key} group={shown} number={groups.indexOf(shown) + 1} groups={groups} onShow={show} />
        ) : (
          <Card title={t({ defaultMessage: 'Everything that applies is answered' })}>
            <Text as="p">{t({ defaultMessage: 'Nothing is left to do for these files now.' })}</Text>
          </Card>
        )}
      </div>
      {own ? <RecordFormDialog file={own} /> : null}
    </>
  );
}

interface SharedListProps {
  groups: readonly SharedStep[];
  shown: SharedStep | undefined;
  onShow: (group: SharedStep) => void;
}

function SharedList({ groups, shown, onShow }: SharedListProps) {
  return (
    <Card title={t({ defaultMessage: 'Questions' })} flush>
      <ol aria-label={t({ defaultMessage: 'Questions' })}>
        {groups.map((group) => {
          const isShown = group === shown;
          const { tone, label } = BADGES[group.state];
          return (
            <li key={group.key} className="program:border-b program:border-divider program:last:border-b-0">
              <button
                type="button"
                aria-current={isShown ? 'step' : undefined}
                onClick={() => onShow(group)}
                className={`program:flex program:min-h-11 program:w-full program:items-start program:justify-between program:gap-3 program:px-4 program:py-2 program:text-left program:hover:bg-sunken ${isShown ? 'program:bg-sunken' : ''}`}
              >
                <span className="program:min-w-0">
                  <Text size="meta" weight={isShown ? 'semibold' : 'normal'}>
                    {group.question}
                  </Text>
                  <> </>
                  <span className="program:whitespace-nowrap">
                    <Code>{group.code}</Code>
                  </span>
                  {group.of ? (
                    <span className="program:block">
                      <Text size="meta" tone="muted">
                        {group.of}
                      </Text>
                    </span>
                  ) : null}
                </span>
                <Badge tone={tone}>{label}</Badge>
              </button>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** The form that answers a question for several files at once, where the law allows the same text. */
const FORMS: Partial<Record<RequirementCode, (props: { files: readonly FsvpFile[] }) => ReactNode>> = {
  'APP-1': DraftDeterminations,
  'EV-1': DraftEvaluations,
  'AV-1': DraftApprovals,
  'VD-1': DraftPlans,
};

interface SharedCardProps {
  group: SharedStep;
  number: number;
  groups: readonly SharedStep[];
  onShow: (group: SharedStep | undefined) => void;
}

function SharedCard({ group, number, groups, onShow }: SharedCardProps) {
  const { code, question, of, isOneAnswer, files, state } = group;
  const { why, needs } = REQUIREMENTS[code];
  const first = files.find(({ step }) => step.state !== 'done') ?? files[0]!;
  const waiting = files.filter(({ waits }) => waits);
  const answerable = files.filter(({ step, waits }) => step.state === 'open' && !waits).map(({ file }) => file);
  // A draft that is complete can still be changed with the others.
  const written =
    code === 'EV-1'
      ? files.filter(({ step, waits }) => step.state !== 'done' && !waits).map(({ file }) => file)
      : answerable;
  const Form = FORMS[code];
  const before = groups[number - 2];
  const after = groups[number];
  return (
    <Stack gap={6}>
      <Card
        title={[question, of].filter(Boolean).join(' ')}
        description={[
          t({ defaultMessage: 'Question {number} of {count}' }, { number, count: groups.length }),
          code,
          citationText(first.step.item.citations),
        ].join(' · ')}
      >
        <Stack gap={4}>
          <Text as="p">
            <Terms>{why}</Terms>
          </Text>
          <Text as="p" tone="muted">
            <Terms>
              {t(
                { defaultMessage: 'What answers it: {needs}.' },
                { needs: `${needs.charAt(0).toLowerCase()}${needs.slice(1)}` },
              )}
            </Terms>
          </Text>
          {isOneAnswer ? (
            <Text as="p">
              {t(
                {
                  defaultMessage:
                    '{count, plural, one {One answer counts for {numbers}.} other {One answer counts for all of {numbers}.}}',
                },
                { count: files.length, numbers: files.map(({ file }) => file.number).join(', ') },
              )}
            </Text>
          ) : null}
          {waiting.length > 0 ? (
            <Text as="p" tone="warning">
              {t(
                { defaultMessage: '“{question}” has to be answered and signed first for {numbers}.' },
                { question: waiting[0]!.waits!.question, numbers: waiting.map(({ file }) => file.number).join(', ') },
              )}
            </Text>
          ) : null}
          {state === 'done' ? <Text as="p">{t({ defaultMessage: 'Answered for all of them.' })}</Text> : null}
          {isOneAnswer ? (
            <FileRow {...first} isOnly />
          ) : (
            <CardList
              label={t({ defaultMessage: 'Files' })}
              look="rows"
              items={files}
              itemKey={({ file }) => file.id}
              emptyText={t({ defaultMessage: 'No file' })}
              render={(one) => <FileRow {...one} isOnly={false} />}
            />
          )}
          <Inline justify="end">
            <StepButtons before={before} after={after} isOpen={state === 'open'} onShow={onShow} />
          </Inline>
        </Stack>
      </Card>
      {Form && written.length > 0 ? (
        <Card
          title={t(
            { defaultMessage: '{count, plural, one {For # file} other {For # files at once}}' },
            { count: written.length },
          )}
        >
          <Form files={written} />
        </Card>
      ) : null}
    </Stack>
  );
}

/** How one file stands, and what to do for it. @param props.isOnly whether only this file is shown of several that one answer counts for */
function FileRow({ file, step, waits, isOnly }: FileStep & { isOnly: boolean }) {
  const { tone, label } = step.isBegun ? BEGUN : BADGES[step.state];
  const reason = reasonText(step.item);
  return (
    <Inline justify="between" gap={3}>
      <Stack gap={1}>
        {isOnly ? null : (
          <Inline>
            <TextLink href={hrefs.fsvpFile(file.id)}>
              {t(
                { defaultMessage: '{number} · {foodName} from {supplierName}' },
                { number: file.number, foodName: file.foodName, supplierName: file.supplierName },
              )}
            </TextLink>
            <Badge tone={tone}>{label}</Badge>
          </Inline>
        )}
        {reason && step.state !== 'done' ? (
          <Text size="meta" tone="muted">
            {sentences([reason, ...step.item.notes])}
          </Text>
        ) : null}
      </Stack>
      {waits || step.state === 'done' ? null : (
        <NextAction file={file} item={step.item} isBegun={step.isBegun} asOf={today()} />
      )}
    </Inline>
  );
}
