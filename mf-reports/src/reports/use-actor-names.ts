import { SYSTEM_ACTOR } from '@fsvp/contracts/report';
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

/** Describes the audit trail filters of a run; empty if it has none. */
export function useAuditFilterText(): (run: { recordId: string | null; actor: string | null }) => string {
  const options = useActorOptions(null);
  return ({ recordId, actor }) => {
    const who = actor === null ? '' : `by ${options.find(({ value }) => value === actor)?.label ?? 'another user'}`;
    return [recordId === null ? '' : `record ${recordId}`, who].filter(Boolean).join(' · ');
  };
}
