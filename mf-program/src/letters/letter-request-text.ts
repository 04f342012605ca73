import type { LetterRequest } from '@fsvp/contracts/program/letter-request';
import { formatDate } from '@fsvp/ui';

/** 'Asked on Nov 20, 2026, due Dec 4, 2026' */
export const requestText = ({ askedOn, dueOn }: Pick<LetterRequest, 'askedOn' | 'dueOn'>): string =>
  `Asked on ${formatDate(askedOn)}, due ${formatDate(dueOn)}`;
