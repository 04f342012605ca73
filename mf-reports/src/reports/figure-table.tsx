import { codeLabel } from '@fsvp/contracts/core/code-label';
import { formatNumber } from '@fsvp/ui';

/** A figure with several values, one per row. */
export function FigureTable({ values }: { values: Record<string, unknown> }) {
  const entries = Object.entries(values);
  if (entries.length === 0) return '—';
  return (
    <table className="rep:w-full rep:max-w-sm rep:text-cell">
      <tbody>
        {entries.map(([name, value]) => (
          <tr key={name} className="rep:border-b rep:border-divider rep:last:border-0">
            <th scope="row" className="rep:py-1 rep:pr-4 rep:text-left rep:font-normal rep:break-words">
              {codeLabel(name)}
            </th>
            <td className="rep:py-1 rep:text-right rep:font-medium rep:tabular-nums">
              {typeof value === 'number' ? formatNumber(value) : String(value ?? '—')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
