import { Eye } from 'lucide-react';

/** '3 December 2026', of a calendar day. */
const formatDay = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** On every page of an auditor: until when the access lasts. @param until the last day */
export function AuditorBanner({ until }: { until: string }) {
  return (
    <aside
      aria-label="Auditor access"
      className="flex items-center gap-2 border-b border-divider bg-blue-fill px-4 py-2 text-body text-blue-ink sm:px-6 print:hidden"
    >
      <Eye aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      {`Auditor access until ${formatDay(until)}`}
    </aside>
  );
}
