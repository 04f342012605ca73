import { today } from '@fsvp/contracts/core/calendar-day';
import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { ASSURANCE_KINDS, type AssuranceKind } from '@fsvp/contracts/program/assurance';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { listLetterRequests, updateLetterRequest, type LetterRequest } from '@fsvp/contracts/program/letter-request';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { Button, Inline, OpeningDialog, Text } from '@fsvp/ui';
import { api, invalidate, toast, useApiQuery, useQueryClient, WriteOnly } from '@fsvp/web-kit';
import { Suspense, useState } from 'react';
import { failureText } from '../failure-text.js';
import { isOpenFile } from '../fsvp-files/is-open-file.js';
import { AskForLettersDialog } from './lazy-ask-for-letters.dialog.js';
import { requestText } from './letter-request-text.js';

const isLetter = (code: RequirementCode): code is AssuranceKind =>
  (ASSURANCE_KINDS as readonly RequirementCode[]).includes(code);

interface AskedLettersProps {
  /** Of one supplier and one importer. */
  files: readonly FsvpFile[];
  code: RequirementCode;
}

/** Whether an assurance was asked for, and the button to ask for it. Nothing for requirements that no letter satisfies. */
export function AskedLetters({ files, code }: AskedLettersProps) {
  return isLetter(code) && files.some(isOpenFile) ? <OfCode files={files} code={code} /> : null;
}

interface OfCodeProps {
  files: readonly FsvpFile[];
  code: AssuranceKind;
}

function useOpenRequests({ files, code }: OfCodeProps) {
  const query = {
    supplierId: files[0]!.supplierId,
    code: [code],
    state: ['open' as const],
    limit: MAX_LIMIT,
    offset: 0,
  };
  const { data } = useApiQuery(listLetterRequests, { query });
  return (data?.letterRequests ?? []).filter(({ fileId }) => files.some(({ id }) => id === fileId));
}

/** When an assurance of a file was asked for; nothing if it was not. */
export function AskedText({ file, code }: { file: FsvpFile; code: RequirementCode }) {
  return isLetter(code) && isOpenFile(file) ? <TextOfCode files={[file]} code={code} /> : null;
}

function TextOfCode(props: OfCodeProps) {
  const [asked] = useOpenRequests(props);
  return asked ? <RequestText request={asked} /> : null;
}

function RequestText({ request }: { request: LetterRequest }) {
  const isLate = request.dueOn < today();
  return (
    <Text size="meta" tone={isLate ? 'warning' : 'muted'}>
      {isLate ? `${requestText(request)}: overdue` : requestText(request)}
    </Text>
  );
}

function OfCode(props: OfCodeProps) {
  const { files, code } = props;
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const open = useOpenRequests(props);
  const [asked] = open;
  const close = async () => {
    setClosing(true);
    try {
      for (const { id, version } of open)
        await api.call(updateLetterRequest, { params: { id }, body: { closedOn: today() }, ifVersion: version });
    } catch (error) {
      toast({ title: 'Error', description: failureText(error), variant: 'destructive' });
    }
    setClosing(false);
    await invalidate(client, ['letter-request']);
  };
  return (
    <>
      <Inline>
        {asked ? <RequestText request={asked} /> : null}
        <WriteOnly>
          <Button
            variant="outline"
            size="sm"
            onPointerEnter={AskForLettersDialog.prefetch}
            onClick={() => setAsking(true)}
          >
            {asked ? 'Ask Again' : 'Ask for It'}
          </Button>
          {asked ? (
            <Button variant="ghost" size="sm" loading={isClosing} onClick={() => void close()}>
              Close the Request
            </Button>
          ) : null}
        </WriteOnly>
      </Inline>
      {isAsking ? (
        <Suspense fallback={<OpeningDialog />}>
          <AskForLettersDialog letters={files.map((file) => ({ file, code }))} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
