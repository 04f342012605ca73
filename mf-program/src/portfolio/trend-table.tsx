import type { FsvpPortfolio } from '@fsvp/contracts/program/file-readiness';
import { VERDICT_LABELS, VERDICTS } from '@fsvp/contracts/program/readiness/readiness';
import { formatDate, formatNumber } from '@fsvp/ui';

const LABEL = 'Open files by verdict on each day';
const cell = 'program:px-3 program:py-1 program:text-right program:tabular-nums program:first:text-left';

/** The newest day first. */
export function TrendTable({ days }: { days: Readonly<FsvpPortfolio['trend']> }) {
  return (
    <div
      role="region"
      tabIndex={0}
      aria-label={LABEL}
      className="program:h-32 program:overflow-y-auto program:rounded-control program:border program:border-divider program:print:h-auto"
    >
      <table className="program:w-full program:border-collapse program:text-cell">
        <caption className="program:sr-only">{LABEL}</caption>
        <thead className="program:sticky program:top-0 program:bg-sunken program:text-label">
          <tr>
            <th scope="col" className={cell}>
              Day
            </th>
            {VERDICTS.map((verdict) => (
              <th key={verdict} scope="col" className={cell}>
                {VERDICT_LABELS[verdict]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="program:divide-y program:divide-divider">
          {days.toReversed().map(({ day, counts }) => (
            <tr key={day}>
              <th scope="row" className={`${cell} program:font-normal program:whitespace-nowrap`}>
                {formatDate(day)}
              </th>
              {VERDICTS.map((verdict) => (
                <td key={verdict} className={cell}>
                  {formatNumber(counts[verdict])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
