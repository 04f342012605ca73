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
import { filesText } from './use-write-each.js';

/** Leads through what several files need: what counts for more than one is asked once. */
export function SeveralSessionPage({ ids, onBack }: { ids: readonly string[]; onBack: () => void }) {
  const { loaded, isPending, failed, retry } = useSeveralFiles(ids);
  useKeepWayBack(`Back to the questions of ${filesText(ids.length)}`);
  return (
    <RecordPage
      id={ids.join()}
      name="Get Several Files Ready"
      onBack={() => {
        keepWayBack(undefined);
        onBack();
      }}
    >
      <PageHeader title="Get Several Files Ready" subtitle={isPending ? undefined : subtitleOf(loaded)} />
      {failed > 0 ? (
        <Card>
          <ErrorState
            title="Not all files could be loaded"
            message={`${filesText(failed)} could not be loaded. What is shown is without ${failed === 1 ? 'it' : 'them'}.`}
            onRetry={retry}
          />
        </Card>
      ) : null}
      {isPending ? (
        <Card>
          <Spinner label="Loading…" />
        </Card>
      ) : loaded.length > 0 ? (
        <Session all={loaded} />
      ) : (
        <Card>
          <Text as="p">None of these files is open.</Text>
        </Card>
      )}
    </RecordPage>
  );
}

function subtitleOf(all: readonly FileSteps[]): string {
  const names = (of: (file: FsvpFile) => string) => [...new Set(all.map(({ file }) => of(file)))];
  const counted = (one: string[], noun: string) => (one.length === 1 ? one[0]! : `${one.length} ${noun}`);
  return `${filesText(all.length)}: ${counted(
    names(({ foodName }) => foodName),
    'foods',
  )} from ${counted(
    names(({ supplierName }) => supplierName),
    'suppliers',
  )}`;
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
        { ...record, title: `${record.title}, ${file.number}`, details: `${file.foodName} from ${file.supplierName}` },
      ]),
    ),
  );
  const show = (next: SharedStep | undefined) => setState({ shared: next?.key }, 'replace');
  const own = all.find(({ file }) => file.id === view)?.file;
  return (
    <>
      <Card title="Progress">
        <Stack gap={4}>
          <ProgressBar
            value={groups.length ? (done / groups.length) * 100 : 100}
            label={`${done} of ${groups.length} questions answered for all files${timeLeftText(open)}`}
          />
          {prepared.size > 0 ? (
            <Inline justify="between">
              <Text>
                {prepared.size === 1
                  ? '1 draft waits for its signature.'
                  : `${prepared.size} drafts wait for signatures.`}
              </Text>
              <SignMany
                calls={determinationSignatures}
                label={prepared.size === 1 ? 'Sign it' : `Sign all ${prepared.size}`}
                title="Sign what is prepared"
                description="Read each record. One password signs those that you choose. Each file keeps its own record and signature."
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
          <Card title="Everything that applies is answered">
            <Text as="p">Nothing is left to do for these files now.</Text>
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
    <Card title="Questions" flush>
      <ol aria-label="Questions">
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
                  </Text>{' '}
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
        title={of ? `${question} ${of}` : question}
        description={`Question ${number} of ${groups.length} · ${code} · ${citationText(first.step.item.citations)}`}
      >
        <Stack gap={4}>
          <Text as="p">
            <Terms>{why}</Terms>
          </Text>
          <Text as="p" tone="muted">
            <Terms>{`What answers it: ${needs.charAt(0).toLowerCase()}${needs.slice(1)}.`}</Terms>
          </Text>
          {isOneAnswer ? (
            <Text as="p">
              {`One answer counts for ${files.length === 1 ? '' : 'all of '}${files.map(({ file }) => file.number).join(', ')}.`}
            </Text>
          ) : null}
          {waiting.length > 0 ? (
            <Text as="p" tone="warning">
              {`“${waiting[0]!.waits!.question}” has to be answered and signed first for ${waiting.map(({ file }) => file.number).join(', ')}.`}
            </Text>
          ) : null}
          {state === 'done' ? <Text as="p">Answered for all of them.</Text> : null}
          {isOneAnswer ? (
            <FileRow {...first} isOnly />
          ) : (
            <CardList
              label="Files"
              look="rows"
              items={files}
              itemKey={({ file }) => file.id}
              emptyText="No file"
              render={(one) => <FileRow {...one} isOnly={false} />}
            />
          )}
          <Inline justify="end">
            <StepButtons before={before} after={after} isOpen={state === 'open'} onShow={onShow} />
          </Inline>
        </Stack>
      </Card>
      {Form && written.length > 0 ? (
        <Card title={written.length === 1 ? 'For 1 file' : `For ${filesText(written.length)} at once`}>
          <Form files={written} />
        </Card>
      ) : null}
    </Stack>
  );
}

/** How one file stands, and what to do for it. @param props.isOnly the answer counts for several files, and this one stands for them */
function FileRow({ file, step, waits, isOnly }: FileStep & { isOnly: boolean }) {
  const { tone, label } = step.isBegun ? BEGUN : BADGES[step.state];
  const reason = reasonText(step.item);
  return (
    <Inline justify="between" gap={3}>
      <Stack gap={1}>
        {isOnly ? null : (
          <Inline>
            <TextLink
              href={hrefs.fsvpFile(file.id)}
            >{`${file.number} · ${file.foodName} from ${file.supplierName}`}</TextLink>
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
