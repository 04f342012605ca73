import { listFsvpFiles, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Button, Inline, Text } from '@fsvp/ui';
import { useApiQuery, useUrlState } from '@fsvp/web-kit';
import { filesUrl, lifecyclesOf, MAX_SESSION_FILES } from '../fsvp-files/fsvp-files.url.js';

/** Leads to one session for this file and the others of its food, or of its supplier. */
export function OtherFiles({ file }: { file: FsvpFile }) {
  return (
    <>
      <Others file={file} by="foodId" of={file.foodName} />
      <Others file={file} by="supplierId" of={file.supplierName} />
    </>
  );
}

function Others({ file, by, of }: { file: FsvpFile; by: 'foodId' | 'supplierId'; of: string }) {
  const [, setState] = useUrlState(filesUrl);
  const query = { [by]: file[by], lifecycle: lifecyclesOf(undefined), limit: MAX_SESSION_FILES, offset: 0 };
  const { data } = useApiQuery(listFsvpFiles, { query });
  const others = data?.fsvpFiles.filter(({ id, readiness }) => id !== file.id && readiness.verdict !== 'ready') ?? [];
  if (others.length === 0) return null;
  const ids = [file, ...others].map(({ id }) => id).slice(0, MAX_SESSION_FILES);
  return (
    <Inline justify="between">
      <Text>{`${others.length === 1 ? 'Another file' : `${others.length} other files`} of ${of} ${others.length === 1 ? 'is' : 'are'} not ready.`}</Text>
      <Button
        variant="outline"
        onClick={() => setState({ files: ids, view: undefined, session: undefined, step: undefined })}
      >
        {`Get all ${ids.length} files of ${of} ready`}
      </Button>
    </Inline>
  );
}
