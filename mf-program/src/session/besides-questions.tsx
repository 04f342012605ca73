import { listFsvpFiles, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { VERDICTS } from '@fsvp/contracts/program/readiness/readiness';
import { Button, Card, Inline, Stack, Text } from '@fsvp/ui';
import { useApiQuery, useUrlState, WriteOnly } from '@fsvp/web-kit';
import { filesUrl, lifecyclesOf, MAX_SESSION_FILES } from '../fsvp-files/fsvp-files.url.js';

interface BesidesQuestionsProps {
  file: FsvpFile;
  onChooseProducts: () => void;
}

/** What is not a question of the law: the products of the file, and one session for it and the others of its food or supplier. */
export function BesidesQuestions({ file, onChooseProducts }: BesidesQuestionsProps) {
  const others = [useOthers(file, 'foodId', file.foodName), useOthers(file, 'supplierId', file.supplierName)].filter(
    ({ count }) => count > 0,
  );
  const lacksProducts = file.productIds.length === 0;
  if (!lacksProducts && others.length === 0) return null;
  return (
    <Card title="Besides the questions">
      <Stack gap={4}>
        {lacksProducts ? (
          <Inline justify="between">
            <Text>No products are given. Receipts and entry lines are found by the products of the file.</Text>
            <WriteOnly>
              <Button variant="outline" onClick={onChooseProducts}>
                Choose products
              </Button>
            </WriteOnly>
          </Inline>
        ) : null}
        {others.map((group) => (
          <Others key={group.of} {...group} />
        ))}
      </Stack>
    </Card>
  );
}

const NOT_READY = VERDICTS.filter((verdict) => verdict !== 'ready');

interface OtherFiles {
  /** The food or supplier that they have in common. */
  of: string;
  count: number;
  /** With the file itself. */
  ids: string[];
}

function useOthers(file: FsvpFile, by: 'foodId' | 'supplierId', of: string): OtherFiles {
  const query = {
    [by]: file[by],
    lifecycle: lifecyclesOf(undefined),
    verdict: NOT_READY,
    limit: MAX_SESSION_FILES,
    offset: 0,
  };
  const { fsvpFiles = [], total = 0 } = useApiQuery(listFsvpFiles, { query }).data ?? {};
  const others = fsvpFiles.filter(({ id }) => id !== file.id);
  return {
    of,
    count: file.readiness.verdict === 'ready' ? total : Math.max(total - 1, 0),
    ids: [file, ...others].map(({ id }) => id).slice(0, MAX_SESSION_FILES),
  };
}

function Others({ of, count, ids }: OtherFiles) {
  const [, setState] = useUrlState(filesUrl);
  return (
    <Inline justify="between">
      <Text>{`${count === 1 ? 'Another file' : `${count} other files`} of ${of} ${count === 1 ? 'is' : 'are'} not ready.`}</Text>
      <Button
        variant="outline"
        onClick={() => setState({ files: ids, view: undefined, session: undefined, step: undefined })}
      >
        {`Get ${ids.length > count ? 'all ' : ''}${ids.length} files of ${of} ready`}
      </Button>
    </Inline>
  );
}
