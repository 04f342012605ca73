import { today } from '@fsvp/contracts/core/calendar-day';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { determinationSignatures } from '@fsvp/contracts/program/determination';
import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import { getFsvpFile, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { REQUIREMENTS } from '@fsvp/contracts/program/readiness/requirements';
import { Button, Card, ErrorState, Inline, PageHeader, ProgressBar, Spinner, Stack, Text, TextLink } from '@fsvp/ui';
import { keepWayBack, loadError, SignMany, useRecord, useUrlState } from '@fsvp/web-kit';
import { Terms } from '@fsvp/web-kit/dialogs';
import { RecordFormDialog } from '../file-records/record-form.dialog.js';
import { RecordsSection } from '../file-records/records-section.js';
import { useFileReadiness } from '../fsvp-files/api/get-readiness.js';
import { DeterminationsSection } from '../fsvp-files/determinations-section.js';
import { EvidenceList } from '../fsvp-files/evidence-list.js';
import { filesUrl } from '../fsvp-files/fsvp-files.url.js';
import { isOpenFile } from '../fsvp-files/is-open-file.js';
import { LifecycleButton } from '../fsvp-files/lifecycle-actions.js';
import { NextAction } from '../fsvp-files/next-action.js';
import { AskedLetters } from '../letters/asked-letters.js';
import { DETERMINATION_ID } from '../fsvp-files/requirement-anchor.js';
import { citationText, reasonText } from '../readiness/item-text.js';
import { RecordPage } from '../record-page.js';
import { sentences } from '../sentences.js';
import { BesidesQuestions } from './besides-questions.js';
import { preparedRecords } from './signed-types.js';
import { timeLeftText, useStepTimes } from './step-times.js';
import { StepList } from './step-list.js';
import { StepButtons } from './step-buttons.js';
import { countsForText, nextStep, stepsOf, waitsFor, type Step } from './steps.js';
import { useIncompleteDrafts } from './use-incomplete-drafts.js';
import { useKeepWayBack } from './use-keep-way-back.js';

/** Leads through what a file needs, one question at a time. It can be left on any day, and anybody can go on with it. */
export function SessionPage({ id, onBack }: { id: string; onBack: () => void }) {
  const query = useRecord(getFsvpFile, id, { known: undefined, enabled: true });
  const { data: file } = query;
  const readiness = useFileReadiness(id, undefined);
  useKeepWayBack(file && `Back to the questions of ${file.number}`);
  const error =
    loadError(query, 'The FSVP file could not be loaded') ??
    loadError(readiness, 'The requirements could not be assessed');
  return (
    <RecordPage
      id={id}
      name="Get This File Ready"
      onBack={() => {
        keepWayBack(undefined);
        onBack();
      }}
      back="Back to the file"
    >
      <PageHeader
        title="Get This File Ready"
        subtitle={file ? `${file.foodName} from ${file.supplierName}, for ${file.importerName}` : undefined}
      />
      {file && readiness.data ? (
        <Loaded file={file} readiness={readiness.data} />
      ) : (
        <Card>{error ? <ErrorState {...error} /> : <Spinner label="Loading…" />}</Card>
      )}
    </RecordPage>
  );
}

function Loaded({ file, readiness }: { file: FsvpFile; readiness: FileReadinessAnswer }) {
  const incomplete = useIncompleteDrafts([readiness]);
  return <Session file={file} steps={stepsOf(readiness, incomplete)} regime={readiness.citation} />;
}

interface SessionProps {
  file: FsvpFile;
  steps: readonly Step[];
  /** Its section of 21 CFR. */
  regime: string;
}

function Session({ file, steps, regime }: SessionProps) {
  const [{ step: code }, setState] = useUrlState(filesUrl);
  const shown = steps.find(({ item }) => item.code === code) ?? nextStep(steps);
  const open = steps.filter(({ state }) => state === 'open').map(({ item }) => item.code);
  useStepTimes(
    file.id,
    shown?.item.code,
    steps.map(({ item }) => item.code).filter((one) => !open.includes(one)),
  );
  const done = steps.filter(({ state }) => state === 'done').length;
  const prepared = preparedRecords(steps);
  const show = (next: Step | undefined) => setState({ step: next?.item.code }, 'replace');
  if (!isOpenFile(file))
    return (
      <Card>
        <Text as="p">This file is closed. It cannot be changed.</Text>
      </Card>
    );
  return (
    <>
      <Card title="Progress">
        <Stack gap={4}>
          <ProgressBar
            value={steps.length ? (done / steps.length) * 100 : 100}
            label={`${done} of ${steps.length} answered${timeLeftText(open)}`}
          />
          <Text as="p" size="meta" tone="muted">
            {`These are the questions of ${regime === '1.501' ? 'an exempt file' : `21 CFR ${regime}`}. What you answer is saved at once, so you or a colleague can go on another day.`}
          </Text>
          {prepared.length > 0 ? (
            <Inline justify="between">
              <Text>
                {prepared.length === 1
                  ? '1 draft counts once it is signed.'
                  : `${prepared.length} drafts count once they are signed.`}
              </Text>
              <SignMany
                calls={determinationSignatures}
                label={prepared.length === 1 ? 'Sign it' : `Sign all ${prepared.length}`}
                title="Sign what is prepared"
                description="Read each record. One password signs those that you choose."
                load={() => Promise.resolve(prepared)}
              />
            </Inline>
          ) : null}
        </Stack>
      </Card>
      <div className="program:grid program:items-start program:gap-6 program:*:min-w-0 program:lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="program:max-lg:order-last">
          <StepList steps={steps} shown={shown} onShow={show} />
        </div>
        <Stack gap={6}>
          {done === steps.length ? <ReadyCard file={file} /> : null}
          {shown ? (
            <StepCard file={file} step={shown} number={steps.indexOf(shown) + 1} steps={steps} onShow={show} />
          ) : null}
        </Stack>
      </div>
      <BesidesQuestions file={file} onChooseProducts={() => setState({ edit: file.id })} />
      <RecordFormDialog file={file} />
    </>
  );
}

interface StepCardProps {
  file: FsvpFile;
  step: Step;
  number: number;
  steps: readonly Step[];
  onShow: (step: Step | undefined) => void;
}

/** One question: why it is asked, what is known, and the form that answers it. */
function StepCard({ file, step, number, steps, onShow }: StepCardProps) {
  const { item, question, state } = step;
  const { why, needs } = REQUIREMENTS[item.code];
  const reason = reasonText(item);
  const countsFor = countsForText(item.code, file);
  const waiting = state === 'open' ? waitsFor(step, steps) : undefined;
  const before = steps[number - 2];
  const after = steps[number];
  return (
    <Stack gap={6}>
      <Card
        title={question}
        description={`Question ${number} of ${steps.length} · ${item.code} · ${citationText(item.citations)}`}
      >
        <Stack gap={4}>
          <Text as="p">
            <Terms>{why}</Terms>
          </Text>
          <Text as="p" tone="muted">
            <Terms>{`What answers it: ${lowerFirst(needs)}.`}</Terms>
          </Text>
          {countsFor ? (
            <Text as="p" tone="muted">
              {countsFor}
            </Text>
          ) : null}
          {reason ? (
            <Text as="p" tone="warning">
              {sentences([reason, ...item.notes])}
            </Text>
          ) : null}
          {waiting ? (
            <Text as="p" tone="warning">
              {`“${waiting.question}” has to be ${waiting.state === 'prepared' ? 'signed' : 'answered'} first.`}
            </Text>
          ) : null}
          {state === 'done' ? <Text as="p">Answered.</Text> : null}
          {item.evidence.length > 0 ? <EvidenceList item={item} file={file} /> : null}
          {state !== 'done' && !item.nextAction ? (
            <Text as="p" tone="muted">
              The suite does not have a form for this record yet.
            </Text>
          ) : null}
          <Inline justify="between">
            <Inline>
              {waiting ? (
                <Button onClick={() => onShow(waiting)}>Go to that question</Button>
              ) : (
                <NextAction file={file} item={item} isBegun={step.isBegun} asOf={today()} look="primary" />
              )}
              {item.code === 'VS-2' ? <LetterButton /> : null}
              {state === 'done' ? null : <AskedLetters files={[file]} code={item.code} />}
            </Inline>
            <Inline>
              <StepButtons before={before} after={after} isOpen={state === 'open'} onShow={onShow} />
            </Inline>
          </Inline>
        </Stack>
      </Card>
      {item.code === 'APP-1' ? (
        <div id={DETERMINATION_ID} tabIndex={-1} className="program:scroll-mt-20 program:outline-none">
          <Card>
            <DeterminationsSection file={file} />
          </Card>
        </div>
      ) : null}
      {REQUIREMENTS[item.code].form ? <RecordsSection file={file} /> : null}
    </Stack>
  );
}

/** For the supplier to sign. */
function LetterButton() {
  const [, setState] = useUrlState(filesUrl);
  return (
    <Button variant="outline" onClick={() => setState({ letter: 'en' })}>
      Write the Letter
    </Button>
  );
}

const lowerFirst = (text: string) => (/^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

function ReadyCard({ file }: { file: FsvpFile }) {
  return (
    <Card title="Everything that applies is answered">
      <Stack gap={4}>
        <Text as="p">
          {file.lifecycle === 'preparing'
            ? 'You can start importing under this file. The day is recorded.'
            : 'Nothing is left to do for this file now.'}
        </Text>
        <Inline>
          {isOpenFile(file) && file.lifecycle === 'preparing' ? <LifecycleButton file={file} /> : null}
          <TextLink href={hrefs.fsvpFile(file.id)}>Show the file</TextLink>
        </Inline>
      </Stack>
    </Card>
  );
}
