import { SYSTEM_ACTOR } from '@fsvp/contracts/report';
import { useSession } from '@fsvp/web-kit';

export const ANYONE = 'anyone';

/** Who may have made a change, as a choice; `also` is someone else whom the address names. */
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

/** What a report is narrowed to, in words; empty for one that is not. */
export function useNarrowedText(): (run: { recordId: string | null; actor: string | null }) => string {
  const options = useActorOptions(null);
  return ({ recordId, actor }) => {
    const who = actor === null ? '' : `by ${options.find(({ value }) => value === actor)?.label ?? 'another user'}`;
    return [recordId === null ? '' : `record ${recordId}`, who].filter(Boolean).join(' · ');
  };
}
