import type { ProblemType } from './problem-type.js';

/** The suite cannot do it, or not now. */
export const SERVER_PROBLEMS = {
  'internal-error': {
    status: 500,
    title: 'Internal error',
    description: 'Something in the suite failed. The log of the server has the cause under `requestId`.',
    whatToDo: 'Try again. If it happens again, report the `requestId`.',
  },
  'stored-file-damaged': {
    status: 500,
    title: 'Stored file damaged',
    description: 'A stored file is missing, or is not what was stored. It is never sent.',
    whatToDo: 'Tell an administrator: the file has to be restored from a backup of the object store.',
  },
  'unexpected-response': {
    status: 502,
    title: 'Bad gateway',
    description:
      'A service behind the gateway answered something that the gateway does not understand, as during an update.',
    whatToDo: 'Try again in a minute. If it happens again, report the `requestId`.',
  },
  unavailable: {
    status: 503,
    title: 'Service unavailable',
    description:
      'A service, the database or the file storage does not answer, or the server is restarting. Nothing was changed.',
    whatToDo: 'Send the request again after the seconds in Retry-After.',
  },
  'storage-full': {
    status: 503,
    title: 'Storage full',
    description: 'The disk of the server is full, so that nothing can be saved. Reading works.',
    whatToDo: 'Tell an administrator, and send the request again later.',
  },
  'report-not-ready': {
    status: 503,
    title: 'Report not ready',
    description: 'The report takes longer than one request may. It is still being generated; `runId` names its run.',
    whatToDo: 'Read the run until it is done, and download its file.',
  },
  'outcome-unknown': {
    status: 504,
    title: 'Outcome unknown',
    description:
      'The connection to a service or to the database was lost, or the database did not answer in time, after the change was sent. It may have been saved.',
    whatToDo: 'Check whether the change was saved, or repeat the request with the same Idempotency-Key.',
  },
  'service-timeout': {
    status: 504,
    title: 'Gateway timeout',
    description: 'A service did not answer in time, so that it is not known whether the change was saved.',
    whatToDo: 'Check whether the change was saved, or repeat the request with the same Idempotency-Key.',
  },
} as const satisfies Record<string, ProblemType>;
