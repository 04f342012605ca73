import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { REQUIREMENTS } from '@fsvp/contracts/program/readiness/requirements';
import { Button, EmptyState, Inline, Stack } from '@fsvp/ui';
import { useUrlState } from '@fsvp/web-kit';
import { DocumentDrop } from '@fsvp/web-kit/dialogs';
import { filesUrl } from '../fsvp-files/fsvp-files.url.js';

interface NothingToChooseProps {
  file: FsvpFile;
  code: RequirementCode;
  onLeave: () => void;
}

const NOUNS = {
  assurance: 'an assurance',
  'standing-check': 'a check',
  'control-record': 'a control elsewhere',
};

/** Which record or document to add first. */
export function NothingToChoose({ file: { supplierId, supplierName }, code, onLeave }: NothingToChooseProps) {
  const [, setState] = useUrlState(filesUrl);
  const { form } = REQUIREMENTS[code];
  const noun = form ? NOUNS[form] : '';
  const openForm = () => {
    onLeave();
    setState({ record: code });
  };
  return (
    <Stack gap={4}>
      <EmptyState
        text={`There is nothing to choose yet. ${form ? `Record ${noun}, or upload` : 'Upload'} a document of ${supplierName} first.`}
        action={
          <Inline justify="center">
            {form ? (
              <Button variant="outline" onClick={openForm}>
                {`Record ${noun}`}
              </Button>
            ) : null}
          </Inline>
        }
      />
      <DocumentDrop links={{ supplierId }} />
    </Stack>
  );
}
