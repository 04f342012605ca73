import { createHash } from 'node:crypto';
import type { RECALL_CLASSES, TemplateNotification, TemplateRecall } from '@fsvp/contracts/program/hazard-template';
import { forEachWithBreaks } from '@fsvp/service-kit/runtime/event-loop-breaks';
import type { HazardMatcher } from './hazard-matcher.js';
import type { Extract, Row } from './read-extract.js';

export interface MatchedRows {
  /** The latest first. */
  recalls: TemplateRecall[];
  notifications: TemplateNotification[];
  /** Of all of them as JSON, one after the other. */
  sha256: string;
}

/** The recalls and notifications of the extract with the hazards that their texts name. Other requests run in between. */
export async function matchRows(extract: Extract, matcher: HazardMatcher): Promise<MatchedRows> {
  const recalls: TemplateRecall[] = [];
  const notifications: TemplateNotification[] = [];
  await forEachWithBreaks(extract.recalls, (row) => recalls.push(toRecall(row, matcher)));
  await forEachWithBreaks(extract.notifications, (row) => notifications.push(toNotification(row, matcher)));
  recalls.sort((one, other) => byDay(one, other) || Number(other.eventId) - Number(one.eventId));
  notifications.sort((one, other) => byDay(one, other) || (other.reference < one.reference ? -1 : 1));
  const hash = createHash('sha256');
  await forEachWithBreaks([...recalls, ...notifications], (row) => void hash.update(JSON.stringify(row)));
  return { recalls, notifications, sha256: hash.digest('hex') };
}

const byDay = (one: { day: string }, other: { day: string }) =>
  one.day === other.day ? 0 : other.day < one.day ? -1 : 1;

function toRecall(row: Row, matcher: HazardMatcher): TemplateRecall {
  const { eventId = '', day = '', firm = '', country = '', products, product = '', reasons = '' } = row;
  return {
    eventId,
    class: row.class as (typeof RECALL_CLASSES)[number],
    day,
    firm,
    country,
    products: Number(products),
    product,
    reasons: reasons.split('\n'),
    hazards: matcher.find(reasons),
  };
}

function toNotification(row: Row, matcher: HazardMatcher): TemplateNotification {
  const { reference = '', day = '', category = '', subject = '', hazards = '' } = row;
  const { classification = '', risk = '', notifiedBy = '', origin = '' } = row;
  return {
    reference,
    day,
    category,
    subject,
    named: hazards,
    classification,
    risk,
    notifiedBy,
    origin,
    hazards: matcher.find(`${subject}. ${hazards}`),
  };
}
