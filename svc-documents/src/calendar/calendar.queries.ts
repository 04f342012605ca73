import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { datesInPeriod, instantsInPeriod, type CalendarDefinition } from '@fsvp/service-kit/lists/calendar-list';

const DOCUMENT = {
  from: 'documents d',
  id: 'd.id',
  subject: 'd.supplier_id::text',
  supplier: 'd.supplier_id',
  title: 'd.title',
  version: 'd.version',
  updatedAt: 'd.updated_at',
} as const;

export const CALENDAR: CalendarDefinition = {
  name: 'documents',
  sources: [
    {
      ...DOCUMENT,
      kind: 'document_end',
      done: false,
      where: `d.is_active and ${datesInPeriod('d.expiration_date')}`,
      // Of the index, which `expiry_day` is not in.
      day: 'utc_day(d.expiration_date)',
      order: 'd.expiration_date',
    },
    {
      ...DOCUMENT,
      kind: 'document',
      done: true,
      where: `d.is_active and ${instantsInPeriod('d.created_at')}`,
      day: 'suite_day(d.created_at)',
      order: 'd.created_at',
      person: 'd.uploaded_by',
    },
  ],
  names: { joins: 'left join supplier_directory s on s.id = e.supplier', supplier: 's.name', food: 'null::text' },
  describe: ({ kind, id, title }) => ({
    title: kind === 'document_end' ? `${title} ends` : title,
    recordType: 'document',
    recordId: id,
    href: hrefs.document(id),
  }),
  subjectName: ({ supplierName }) => supplierName,
};
