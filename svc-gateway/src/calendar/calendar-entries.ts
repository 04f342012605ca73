import { Inject, Injectable } from '@nestjs/common';
import type { CalendarService } from '@fsvp/contracts/catalogue/calendar';
import type { CalendarEntries, CalendarEntriesQuery, CalendarKind } from '@fsvp/contracts/core/calendar-entry';
import { listDocumentCalendar } from '@fsvp/contracts/documents/internal';
import { listProgramCalendar } from '@fsvp/contracts/program/internal';
import { listQualityCalendar } from '@fsvp/contracts/quality/internal';
import { listSupplierCalendar } from '@fsvp/contracts/suppliers/internal';
import { Database } from '@fsvp/service-kit/database/database';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import type { Logger } from 'pino';
import { Upstreams } from '../upstreams/upstreams.js';

/** A slower service counts as unavailable, so that the other parts are not delayed. */
const REQUEST_TIMEOUT_MS = 4000;

const SOURCES = {
  program: listProgramCalendar,
  quality: listQualityCalendar,
  documents: listDocumentCalendar,
  suppliers: listSupplierCalendar,
} as const;
const SERVICES = Object.keys(SOURCES) as CalendarService[];

const SERVICE_OF: Record<CalendarKind, CalendarService> = {
  verification: 'quality',
  planned_activity: 'quality',
  result_review: 'quality',
  corrective_action: 'quality',
  inspection: 'quality',
  reevaluation: 'program',
  qualification: 'program',
  eligibility: 'program',
  assurance: 'program',
  approval_end: 'program',
  hazard_analysis_end: 'program',
  evaluation: 'program',
  approval: 'program',
  plan: 'program',
  entry_line: 'program',
  document_end: 'documents',
  document: 'documents',
  registration: 'suppliers',
};

/** What the services are asked for. The names of a person are looked up. */
export type CalendarQuestion = Omit<CalendarEntriesQuery, 'personName'>;

export interface FoundEntries {
  parts: CalendarEntries[];
  unavailable: CalendarService[];
}

/** Asks the services for calendar entries, in the name of who makes the request. */
@Injectable()
export class CalendarEntriesReader {
  constructor(
    private readonly upstreams: Upstreams,
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The entries of a service that does not answer are missing. */
  async read(question: CalendarQuestion): Promise<FoundEntries> {
    const { kind } = question;
    const asked = SERVICES.filter((service) => !kind?.length || kind.some((one) => SERVICE_OF[one] === service));
    const query = toParameters(question, await this.namesOf(question.personId));
    const answers = await Promise.all(
      asked.map((service) =>
        this.upstreams.get(service, SOURCES[service], REQUEST_TIMEOUT_MS, query).catch((error: unknown) => {
          this.logger.warn({ err: error }, 'a part of the calendar is unavailable');
          return null;
        }),
      ),
    );
    return {
      parts: answers.filter((answer) => answer !== null),
      unavailable: asked.filter((_, at) => answers[at] === null),
    };
  }

  /** How records name a person in words. */
  private async namesOf(personId: string | undefined): Promise<string[]> {
    if (!personId) return [];
    const [person] = await this.database.rows<{ names: string[] }>({
      name: 'calendar-person',
      text: `select array_remove(array[nullif(concat_ws(' ', first_name, last_name), ''), email], null) as names from users where id = $1`,
      values: [personId],
    });
    return person?.names ?? [];
  }
}

function toParameters(question: CalendarQuestion, names: string[]): [string, string][] {
  const { kind = [], ...values } = question;
  return [
    ...Object.entries(values).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
    ...kind.map((one): [string, string] => ['kind', one]),
    ...names.map((one): [string, string] => ['personName', one]),
  ];
}
