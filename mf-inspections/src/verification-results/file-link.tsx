import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { TextLink } from '@fsvp/ui';
import { useFile } from './api/get-file.js';

/** A link to the FSVP file of an activity, by its number and food once they are known. */
export function FileLink({ id }: { id: string }) {
  const { data } = useFile(id);
  return (
    <TextLink href={hrefs.fsvpFile(id)}>{data ? `${data.number}, ${data.foodName}` : 'Open the FSVP file'}</TextLink>
  );
}
