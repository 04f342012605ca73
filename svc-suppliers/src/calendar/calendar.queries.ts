import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { datesInPeriod, type CalendarDefinition } from '@fsvp/service-kit/lists/calendar-list';

export const CALENDAR: CalendarDefinition = {
  name: 'suppliers',
  sources: [
    {
      kind: 'registration',
      done: false,
      from: 'suppliers s',
      where: `s.deleted_at is null and ${datesInPeriod('s.fda_registration_end')}`,
      day: 'utc_day(s.fda_registration_end)',
      order: 's.fda_registration_end',
      id: 's.id',
      supplier: 's.id',
      title: 's.name',
      version: 's.version',
      updatedAt: 's.updated_at',
    },
  ],
  names: { joins: '', supplier: 'e.title', food: 'null::text' },
  describe: ({ id, title }) => ({
    title: `FDA registration of ${title} ends`,
    recordType: 'supplier',
    recordId: id,
    href: hrefs.supplier(id),
  }),
  subjectName: () => null,
};
