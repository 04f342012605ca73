import type { Importer } from '@fsvp/contracts/program/importer';
import { Badge } from '@fsvp/ui';

export function ImporterState({ importer: { active } }: { importer: Importer }) {
  return <Badge tone={active ? 'green' : 'neutral'}>{active ? 'Active' : 'Inactive'}</Badge>;
}
