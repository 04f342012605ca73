import { Button, Inline, Text } from '@fsvp/ui';
import { FileLink } from './file-link.js';

/** Says that only the activities of one FSVP file are listed, with a link to it. */
export function FileFilter({ id, onClear }: { id: string; onClear: () => void }) {
  return (
    <Inline>
      <Text>
        Activities of the FSVP file <FileLink id={id} />
      </Text>
      <Button variant="ghost" size="sm" onClick={onClear}>
        Show all activities
      </Button>
    </Inline>
  );
}
