import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { today } from '../core/calendar-day.js';
import { defineCall } from '../core/call.js';
import {
  calendarDay,
  id,
  idParams,
  listQuery,
  nullableText,
  optionalText,
  recordFields,
  recordQuery,
  repeated,
  uuid,
} from '../core/fields.js';
import { ASSURANCE_KINDS } from './assurance.js';
import { LETTER_LANGUAGES } from './letter-languages.js';

/**
 * That a supplier or a customer was asked for a written assurance of a file: when, in which language and until when. It is no evidence
 * and changes no readiness. (Specification: beyond/fsvp-file.md, 4.)
 */

/** `answered`: the assurance was recorded after it was asked for. `closed`: a person closed it, or the file is closed. */
export const LETTER_REQUEST_STATES = ['open', 'answered', 'closed'] as const;
export type LetterRequestState = (typeof LETTER_REQUEST_STATES)[number];

const notLater = z.refine<string>((day) => day <= today(), 'This day has not come yet');
const fields = {
  language: z.enum(LETTER_LANGUAGES, 'Choose the language of the letter'),
  askedOn: calendarDay('Enter the day on which the letter was asked for').check(notLater),
  dueOn: calendarDay('Enter the day until which the letter is expected'),
  note: optionalText(1000),
};

/** What is wrong with the days; an update is checked together with what is stored. */
export const dueProblem = ({ askedOn, dueOn }: { askedOn: string; dueOn: string }) =>
  dueOn < askedOn ? { path: 'dueOn', message: 'The letter is expected before it was asked for' } : undefined;

export const letterRequestCreate = z
  .object({
    fileId: uuid('Choose the FSVP file'),
    code: z.enum(ASSURANCE_KINDS, 'Choose the assurance that was asked for'),
    ...fields,
  })
  .check(
    z.check<{ askedOn: string; dueOn: string }>(({ value, issues }) => {
      const problem = dueProblem(value);
      if (problem) issues.push({ code: 'custom', path: [problem.path], message: problem.message, input: value });
    }),
    z.meta({ id: 'LetterRequestCreate' }),
  );
export type LetterRequestCreate = z.output<typeof letterRequestCreate>;
/** File and assurance stay: another one is another request. */
export const letterRequestUpdate = z
  .partial(
    z.object({
      ...fields,
      /** The day on which it was closed without an answer; null opens it again. */
      closedOn: z.nullable(calendarDay('Enter the day on which it was closed').check(notLater)),
    }),
  )
  .check(z.meta({ id: 'LetterRequestUpdate' }));
export type LetterRequestUpdate = z.output<typeof letterRequestUpdate>;

export const letterRequest = z
  .object({
    ...recordFields,
    fileId: z.string(),
    fileNumber: z.string(),
    importerName: z.string(),
    supplierId: z.string(),
    supplierName: z.string(),
    foodName: z.string(),
    /** Of the requirement. */
    code: z.enum(ASSURANCE_KINDS),
    language: z.enum(LETTER_LANGUAGES),
    askedOn: z.string(),
    dueOn: z.string(),
    note: nullableText,
    closedOn: nullableText,
    state: z.enum(LETTER_REQUEST_STATES),
  })
  .check(z.meta({ id: 'LetterRequest' }));
export type LetterRequest = z.output<typeof letterRequest>;

const tag = 'FSVP files';
const path = '/api/letter-requests';
const one = `${path}/{id}`;

export const listLetterRequests = defineCall({
  id: 'listLetterRequests',
  method: 'GET',
  path,
  summary: 'Assurances that were asked for, newest first; search by file, supplier and food',
  tag,
  access: READ,
  query: z.object({
    ...listQuery(['dueOn', 'supplierName', 'createdAt']),
    fileId: z.optional(id),
    supplierId: z.optional(id),
    code: repeated(ASSURANCE_KINDS),
    state: repeated(LETTER_REQUEST_STATES),
    /** Those that are expected on this day or before. */
    dueBy: z.optional(calendarDay('Enter a day as 2026-12-04')),
  }),
  response: z
    .object({ letterRequests: z.array(letterRequest), total: z.int(), next: nullableText })
    .check(z.meta({ id: 'LetterRequestList' })),
});
export const getLetterRequest = defineCall({
  id: 'getLetterRequest',
  method: 'GET',
  path: one,
  summary: 'One request for an assurance',
  tag,
  access: READ,
  params: idParams,
  query: recordQuery,
  response: letterRequest,
});
export const createLetterRequest = defineCall({
  id: 'createLetterRequest',
  method: 'POST',
  path,
  summary: 'Record that an assurance was asked for; nothing is sent',
  tag,
  access: write('program:write'),
  body: letterRequestCreate,
  response: letterRequest,
});
export const updateLetterRequest = defineCall({
  id: 'updateLetterRequest',
  method: 'PUT',
  path: one,
  summary: 'Change days, language or note of a request for an assurance, or close it',
  tag,
  access: write('program:write'),
  params: idParams,
  body: letterRequestUpdate,
  response: letterRequest,
});
export const deleteLetterRequest = defineCall({
  id: 'deleteLetterRequest',
  method: 'DELETE',
  path: one,
  summary: 'Delete a request that was recorded by mistake; the event log keeps it',
  tag,
  access: write('program:write'),
  params: idParams,
});
