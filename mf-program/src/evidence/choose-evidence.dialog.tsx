import {
  listEvidenceLinks,
  setEvidenceLinks,
  type EvidenceLink,
  type EvidenceLinks,
  type EvidenceLinksUpdate,
} from '@fsvp/contracts/program/evidence-links';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Button, ErrorState, Spinner, Text } from '@fsvp/ui';
import { useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { EditRecordDialog, RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import type { ReadinessItem } from '../readiness/item-text.js';
import { useCandidates, type Candidates } from './api/list-candidates.js';
import { choiceFor } from './api/list-evidence.js';
import { useChooseEvidence, useTakeEvidenceBack } from './api/set-evidence.js';
import { choiceText } from './choice-text.js';
import { ChosenTitles } from './chosen-titles.js';
import { EvidenceChoices } from './evidence-choices.js';
import { toLink, type ChoiceValues } from './evidence-link.js';
import { NothingToChoose } from './nothing-to-choose.js';

interface ChooseEvidenceDialogProps {
  file: FsvpFile;
  item: ReadinessItem;
  open: boolean;
  onClose: () => void;
}

export function ChooseEvidenceDialog({ file, item, open, onClose }: ChooseEvidenceDialogProps) {
  return (
    <EditRecordDialog
      call={listEvidenceLinks}
      // What was typed belongs to one requirement.
      id={open ? `${file.id} ${item.code}` : undefined}
      paramsOf={() => ({ id: file.id })}
      title="Choose Evidence"
      description={choiceText(item.code)}
      failure="The chosen evidence could not be loaded"
      inUrl={false}
      onClose={onClose}
    >
      {(answer, controls) => (
        <WithCandidates
          file={file}
          item={item}
          choice={choiceFor(answer, item.code)}
          controls={controls}
          onSaved={onClose}
        />
      )}
    </EditRecordDialog>
  );
}

interface FormProps {
  file: FsvpFile;
  item: ReadinessItem;
  /** Undefined: nothing was chosen. */
  choice: EvidenceLinks | undefined;
  controls: FormDialogControls;
  onSaved: () => void;
}

function WithCandidates(props: FormProps) {
  const { file, item, choice, onSaved } = props;
  const { data, error } = useCandidates(file, item.code);
  if (!data) return error ? <ErrorState {...error} /> : <Spinner label="Loading…" />;
  if (!choice?.links.length && data.records.length + data.documents.length === 0)
    return <NothingToChoose file={file} code={item.code} onLeave={onSaved} />;
  return <ChooseEvidenceForm {...props} candidates={data} />;
}

type Choice = Pick<EvidenceLinks, 'links' | 'version'>;

/** Nothing was ever chosen: a choice of someone else has another version. */
const NOTHING: Choice = { version: 0, links: [] };

function ChooseEvidenceForm({
  file,
  item: { code, title },
  choice,
  candidates,
  controls,
  onSaved,
}: FormProps & { candidates: Candidates }) {
  const chooseEvidence = useChooseEvidence();
  const takeBack = useTakeEvidenceBack();
  const { opened, ...edit } = useRecordSave<Choice, ChoiceValues, EvidenceLinksUpdate>({
    record: choice ?? NOTHING,
    labels: { links: 'Evidence' },
    show: { links: (links: EvidenceLink[]) => <ChosenTitles links={links} candidates={candidates} /> },
    toFormValues: ({ links }) => ({ links: links.map(toLink) }),
    send: async ({ links }, version) => {
      if (!links) return;
      const input = { params: { id: file.id, code }, body: { links } };
      await chooseEvidence.mutateAsync({ ...input, ifVersion: version });
    },
  });
  const form = useContractForm<ChoiceValues, EvidenceLinksUpdate>({
    schema: setEvidenceLinks.body!,
    defaultValues: { links: opened.links.map(toLink) },
  });
  return (
    <RecordForm
      form={form}
      label="Evidence"
      submitLabel="Save"
      controls={controls}
      {...edit}
      onSaved={onSaved}
      actions={
        choice?.links.length ? (
          <Button
            variant="ghost"
            onClick={() =>
              takeBack(choice).then(onSaved, () => {
                // The mutation has already shown a toast.
              })
            }
          >
            Clear the choice
          </Button>
        ) : undefined
      }
    >
      <Text as="p" tone="muted">{`${title} (${code})`}</Text>
      <EvidenceChoices candidates={candidates} before={opened.links} supplierId={file.supplierId} />
    </RecordForm>
  );
}
