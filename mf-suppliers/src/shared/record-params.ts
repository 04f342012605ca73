import { id as recordId } from '@fsvp/contracts/fields';

/** No record has it. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The path parameters of one record. The address may name anything: what is no id, such as '..', would be another call. */
export function recordParams(id: string): { id: string } {
  return { id: recordId.safeParse(id).success ? id : NOBODY };
}
