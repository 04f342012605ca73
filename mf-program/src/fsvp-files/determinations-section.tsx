import { type Determination, determinationSignatures } from '@fsvp/contracts/program/determination';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { REGIME_LABELS } from '@fsvp/contracts/program/readiness/regime';
import { Button, Card, CardList, ErrorState, Inline, Section, Spinner, Stack, Text, useLastDefined } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { loadError, useUrlState, WriteOnly } from '@fsvp/web-kit';
import { DeleteDialog, Signatures, Terms } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import { icons } from '../icons.js';
import { laterIcons } from '../later-icons.js';
import { useDeleteDetermination } from './api/delete-determination.js';
import { useDeterminations } from './api/list-determinations.js';
import { DeterminationFacts } from './determination-facts.js';
import { VersionTitle } from './file-badges.js';
import { filesUrl } from './fsvp-files.url.js';
import { isOpenFile } from './is-open-file.js';

/** Which requirements apply: the draft, the determination that is in force, and the earlier ones. */
export function DeterminationsSection({ file }: { file: FsvpFile }) {
  const list = useDeterminations(file.id);
  const [, setState] = useUrlState(filesUrl);
  const [deleting, setDeleting] = useState<Determination>();
  const remove = useDeleteDetermination();
  const all = list.data?.determinations;
  const error = loadError(list, 'The determinations could not be loaded');
  const draft = all?.find(({ state }) => state === 'draft');
  const signed = all?.find(({ state }) => state === 'signed');
  const earlier = all?.filter(({ state }) => state === 'superseded' || state === 'withdrawn') ?? [];
  const determine = () => setState({ view: file.id, determine: '1' });
  const mayDetermine = all !== undefined && draft === undefined && isOpenFile(file);
  return (
    <Section
      title="Determination"
      actions={
        mayDetermine ? (
          <WriteOnly>
            <Button variant="outline" size="sm" icon={laterIcons.determine} onClick={determine}>
              {signed ? 'Determine again' : 'Determine the regime'}
            </Button>
          </WriteOnly>
        ) : undefined
      }
    >
      {all === undefined ? error ? <ErrorState {...error} /> : <Spinner label="Loading determinations…" /> : null}
      {all?.length === 0 ? (
        <Text as="p" tone="muted">
          <Terms>
            Not determined. Until a qualified individual has signed a determination, the standard requirements apply.
          </Terms>
        </Text>
      ) : null}
      {draft ? (
        <Card
          headingLevel={3}
          title={<VersionTitle determination={draft} />}
          actions={
            isOpenFile(file) ? (
              <WriteOnly>
                <Button variant="ghost" size="sm" icon={icons.remove} onClick={() => setDeleting(draft)}>
                  Delete draft…
                </Button>
                <Button variant="outline" size="sm" icon={icons.edit} onClick={determine}>
                  Edit draft
                </Button>
              </WriteOnly>
            ) : null
          }
        >
          <Stack gap={5}>
            <Text as="p">{`It takes effect when signed${signed ? ` and supersedes version ${signed.versionNumber}` : ''}.`}</Text>
            <DeterminationFacts determination={draft} />
            <Signatures calls={determinationSignatures} id={draft.id} closed={!isOpenFile(file)} isPrimary />
          </Stack>
        </Card>
      ) : null}
      {signed ? (
        <Card headingLevel={3} title={<VersionTitle determination={signed} />}>
          <Stack gap={5}>
            <DeterminationFacts determination={signed} />
            <Signatures
              calls={determinationSignatures}
              id={signed.id}
              closed
              // Two sections of one page cannot have the same name.
              title={draft ? `Signatures of version ${signed.versionNumber}` : undefined}
            />
          </Stack>
        </Card>
      ) : null}
      {earlier.length > 0 ? <EarlierVersions versions={earlier} /> : null}
      <DeleteDialog
        record={deleting}
        title={({ versionNumber }) => `Delete the draft of version ${versionNumber}?`}
        question="Signed versions are kept. The draft cannot be restored."
        remove={remove}
        inputOf={({ id }) => ({ params: { id } })}
        onClose={() => setDeleting(undefined)}
      />
    </Section>
  );
}

function EarlierVersions({ versions }: { versions: readonly Determination[] }) {
  const [opened, setOpened] = useState<string>();
  const found = versions.find(({ id }) => id === opened);
  const shown = useLastDefined(found);
  return (
    <>
      <CardList
        label="Earlier versions"
        items={versions}
        itemKey={({ id }) => id}
        emptyText="No earlier versions."
        render={(version) => (
          <Inline justify="between" gap={3}>
            <Stack gap={0}>
              <VersionTitle determination={version} />
              <Text size="meta" tone="muted">
                {REGIME_LABELS[version.chosenRegime]}
              </Text>
            </Stack>
            <Button
              variant="outline"
              size="sm"
              onClick={() => setOpened(version.id)}
              aria-label={`View version ${version.versionNumber}`}
            >
              View
            </Button>
          </Inline>
        )}
      />
      {shown ? (
        <Dialog
          open={found !== undefined}
          onOpenChange={(open) => {
            if (!open) setOpened(undefined);
          }}
          title={`Determination of ${shown.fileNumber}, version ${shown.versionNumber}`}
          initialFocus="heading"
        >
          <Stack gap={5}>
            <VersionTitle determination={shown} />
            <DeterminationFacts determination={shown} />
            <Signatures calls={determinationSignatures} id={shown.id} closed />
          </Stack>
        </Dialog>
      ) : null}
    </>
  );
}
