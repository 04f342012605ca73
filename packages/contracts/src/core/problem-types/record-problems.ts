import type { ProblemType } from './problem-type.js';

/** The records do not allow what the request asks for. */
export const RECORD_PROBLEMS = {
  'no-such-address': {
    status: 404,
    title: 'Not found',
    description: 'There is no call or page at this address.',
    whatToDo: 'Compare the address with the calls in /api/docs.',
  },
  'no-such-record': {
    status: 404,
    title: 'Not found',
    description: 'There is no record with this id: it is not well formed, was never given, or the record was deleted.',
    whatToDo: 'Check the id. A deleted record does not come back; its history stays in the audit trail.',
  },
  duplicate: {
    status: 409,
    title: 'Conflict',
    description:
      'There is already a record with what must be unique, such as its name, its email address or its account.',
    whatToDo: 'Use the existing record, or choose another value.',
  },
  'external-id-taken': {
    status: 409,
    title: 'Conflict',
    description:
      'Another record of the same type has the id of the other system that this one should get. Within a source every id names one record.',
    whatToDo:
      'Read the other record by its external id. Change that one, or remove the id from it first. A deleted record has given its ids back.',
  },
  'record-busy': {
    status: 409,
    title: 'Conflict',
    description: 'Another request is changing the same record at this moment. Nothing was changed by yours.',
    whatToDo: 'Send the request again in a moment.',
  },
  'request-running': {
    status: 409,
    title: 'Conflict',
    description: 'The first request with this Idempotency-Key is still running.',
    whatToDo: 'Send the same request again in a moment: its answer is then that of the first.',
  },
  'record-signed': {
    status: 409,
    title: 'Conflict',
    description: 'The version is signed. Signed versions are kept as evidence and never changed or deleted.',
    whatToDo: 'Create a new version and change that.',
  },
  'record-changed': {
    status: 409,
    title: 'Conflict',
    description:
      'The record is not the one that the proof of identity was given for: it changed, or was signed with it already. `current` is what would be signed now.',
    whatToDo: 'Read the record again, and sign it again if it is still right.',
  },
  'another-record': {
    status: 409,
    title: 'Conflict',
    description: 'The proof of identity was given for another record or another meaning.',
    whatToDo: 'Ask for a grant for this record.',
  },
  'signed-content-damaged': {
    status: 409,
    title: 'Conflict',
    description:
      'The stored content of a signature is not what was signed, so that it was changed outside of the suite.',
    whatToDo: 'Tell an administrator: the audit trail has to be verified.',
  },
  'wrong-state': {
    status: 409,
    title: 'Conflict',
    description:
      'The record exists, but its state does not allow this, such as to replay an event that was discarded. `detail` names the state.',
    whatToDo: 'Read the record, and do first what `detail` says.',
  },
  'last-administrator': {
    status: 409,
    title: 'Conflict',
    description: 'Nobody could administer the suite afterwards.',
    whatToDo: 'Make another person an administrator first.',
  },
  'webhook-limit': {
    status: 409,
    title: 'Conflict',
    description: 'There are as many webhooks as a suite may have.',
    whatToDo: 'Delete a webhook that nobody needs, or let one receiver pass messages on.',
  },
  'upload-used': {
    status: 409,
    title: 'Conflict',
    description: 'The upload URL or the uploaded file was used already. Each is for one document.',
    whatToDo: 'Ask for another upload URL and send the file again.',
  },
  'import-running': {
    status: 409,
    title: 'Conflict',
    description: 'Another import is running. Imports run one after another.',
    whatToDo: 'Wait until it is done and import the file again.',
  },
  'report-without-file': {
    status: 409,
    title: 'Conflict',
    description:
      'The report has no file: it is not finished, was cancelled, failed, or its files were removed after their time.',
    whatToDo: 'Wait until the run is done, or generate the report again.',
  },
  'link-ended': {
    status: 410,
    title: 'Gone',
    description: 'The one-time link was used, replaced by a newer one, or is too old.',
    whatToDo: 'Ask an administrator for a new link.',
  },
  'grant-ended': {
    status: 410,
    title: 'Gone',
    description: 'The proof of identity is older than it may be.',
    whatToDo: 'Enter the password again and sign with the new grant.',
  },
  'stale-version': {
    status: 412,
    title: 'Changed meanwhile',
    description:
      'The record has another version than If-Match names: somebody changed it after it was read. `current` is the record as it is now.',
    whatToDo: 'Compare your change with `current`, and send it again with the ETag of that version.',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'Idempotency key used before',
    description: 'The Idempotency-Key was used in the last 24 hours for another body or address.',
    whatToDo: 'Send a new key with each new request. Only repetitions of a request have its key.',
  },
  'record-incomplete': {
    status: 422,
    title: 'Unprocessable content',
    description:
      'The record lacks what its signature, or its completion, demands. `errors` has each open question with its field.',
    whatToDo: 'Answer the questions in the draft, then sign or complete it.',
  },
  'regime-not-derivable': {
    status: 422,
    title: 'Regime does not fit',
    description:
      'The chosen regime cannot be derived from the food and the circumstances of the file. `errors` lists the conditions that nobody has confirmed; without any, no rule of that regime fits.',
    whatToDo:
      'Confirm the conditions on the file if they are met, correct its circumstances, or choose another regime.',
  },
  'not-qualified': {
    status: 422,
    title: 'Not qualified',
    description: 'The signer has no valid qualification for this activity, food or hazard (21 CFR 1.503).',
    whatToDo: 'Have a qualified individual sign, or record the qualification first.',
  },
  'identity-not-proved': {
    status: 422,
    title: 'Not accepted',
    description:
      'The password or code that confirms this is not right, or the account has none. `errors` names the field.',
    whatToDo: 'Enter it again. Failures count like failed sign-ins.',
  },
  'infected-file': {
    status: 422,
    title: 'Infected file',
    description: 'The virus scanner found something in the file. It was not kept.',
    whatToDo: 'Get a clean file, and have the computer that it came from checked.',
  },
  'if-match-required': {
    status: 428,
    title: 'Precondition Required',
    description:
      'The policy "If-Match for changes" is on: changes and deletions of records must say which version they are for.',
    whatToDo: 'Read the record, and send its ETag in If-Match.',
  },
} as const satisfies Record<string, ProblemType>;
