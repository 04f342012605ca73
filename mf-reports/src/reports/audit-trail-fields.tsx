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

/** What the audit trail, and no other report, can be narrowed to. */
export function AuditTrailFields({ settings: { recordId, actor }, problems, setState }: AuditTrailFieldsProps) {
  /** What is being typed: the address follows a moment later. */
  const [typed, setTyped] = useState<string>();
  const options = useActorOptions(actor);
  const change = (text: string) => {
    setTyped(text);
    // An id alone means the audit trail; without it, the report that was picked stays.
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
