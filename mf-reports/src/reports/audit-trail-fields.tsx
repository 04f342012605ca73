import { Columns, Field, Select, TextInput } from '@fsvp/ui';
import type { SetUrlState } from '@fsvp/web-kit';
import { useState } from 'react';
import type { ReportSettings, SettingsProblems } from './report-settings.values.js';
import type { reportsUrl } from './reports.url.js';
import { ANYONE, useActorOptions } from './use-actor-names.js';

interface AuditTrailFieldsProps {
  settings: ReportSettings;
  problems: SettingsProblems;
  setState: SetUrlState<typeof reportsUrl>;
}

/** The filters that only the audit trail has. */
export function AuditTrailFields({ settings: { recordId, actor }, problems, setState }: AuditTrailFieldsProps) {
  /** The text being typed, because the URL state is updated later. */
  const [typed, setTyped] = useState<string>();
  const options = useActorOptions(actor);
  const change = (text: string) => {
    setTyped(text);
    // A record id without a type selects the audit trail, so the type must be set before the id is cleared.
    setState({ type: 'audit-trail', recordId: text.trim() || undefined }, 'replace');
  };
  return (
    <Columns>
      <Field
        label="Record ID"
        hint="The history of one record. Leave blank for all records."
        error={typed === undefined ? problems.recordId : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            spellCheck={false}
            value={typed ?? recordId ?? ''}
            onChange={(event) => change(event.target.value)}
            onBlur={() => setTyped(undefined)}
          />
        )}
      </Field>
      <Field label="Who" hint="Who made the changes." error={problems.actor}>
        {(control) => (
          <Select
            {...control}
            value={actor ?? ANYONE}
            options={options}
            onChange={(next) => setState({ actor: next === ANYONE ? undefined : next }, 'replace')}
          />
        )}
      </Field>
    </Columns>
  );
}
