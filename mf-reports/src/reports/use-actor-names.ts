import { SYSTEM_ACTOR, type ReportRun } from '@fsvp/contracts/reports/report';
import { useSession } from '@fsvp/web-kit';

export const ANYONE = 'anyone';

/** Options for who made a change; `also` is another user that the URL names. */
export function useActorOptions(also: string | null) {
  const { user } = useSession();
  const options = [{ value: ANYONE, label: 'Anyone' }];
  if (user)
    options.push({ value: user.id, label: [user.firstName, user.lastName].filter(Boolean).join(' ') || 'User' });
  options.push({ value: SYSTEM_ACTOR, label: 'System' });
  if (also !== null && !options.some(({ value }) => value === also))
    options.push({ value: also, label: 'Another user' });
  return options;
}

type FilteredRun = Pick<ReportRun, 'recordId' | 'actor' | 'importerId' | 'supplierId'>;

/** Describes the filters of a run; empty if it has none. Names are in its summary. */
export function useFilterText(): (run: FilteredRun) => string {
  const options = useActorOptions(null);
  return ({ recordId, actor, importerId, supplierId }) => {
    const who = actor === null ? '' : `by ${options.find(({ value }) => value === actor)?.label ?? 'another user'}`;
    const record = recordId === null ? '' : `record ${recordId}`;
    return [record, who, importerId ? 'one importer' : '', supplierId ? 'one supplier' : '']
      .filter(Boolean)
      .join(' · ');
  };
}
