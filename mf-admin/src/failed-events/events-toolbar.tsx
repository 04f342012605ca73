import type { DeadLetterGroup } from '@fsvp/contracts/catalogue/dead-letter';
import { SERVICES } from '@fsvp/contracts/core/service-name';
import { FilterSelect, SegmentedControl, Toolbar } from '@fsvp/ui';
import type { SetUrlState } from '@fsvp/web-kit';
import { consumerLabel, serviceLabel } from './event-texts.js';
import { AGES, type FailedEventsState, type failedEventsUrl } from './failed-events.url.js';

interface EventsToolbarProps {
  state: FailedEventsState;
  setState: SetUrlState<typeof failedEventsUrl>;
  groups: readonly DeadLetterGroup[];
}

const serviceOptions = SERVICES.map((value) => ({ value, label: serviceLabel(value) }));
const stateOptions = [
  { value: 'failed' as const, label: 'Failed' },
  { value: 'discarded' as const, label: 'Discarded' },
];

const ageOptions = AGES.map((value) => ({
  value,
  label: value === '1' ? 'Older than a day' : `Older than ${value} days`,
}));

/** The values that occur, and the chosen one even if it occurs no more. */
function optionsOf(values: [value: string, label: string][], chosen: string | undefined) {
  const labels = new Map(values);
  if (chosen !== undefined && !labels.has(chosen)) labels.set(chosen, chosen);
  return [...labels].map(([value, label]) => ({ value, label }));
}

export function EventsToolbar({
  state: { state, service, consumer, reason, age },
  setState,
  groups,
}: EventsToolbarProps) {
  const ofService = groups.filter((group) => !service || group.service === service);
  const ofConsumer = ofService.filter((group) => !consumer || group.consumer === consumer);
  return (
    <Toolbar label="Filters">
      <SegmentedControl
        label="State"
        value={state ?? 'failed'}
        options={stateOptions}
        onChange={(next) => setState({ state: next === 'failed' ? undefined : next, reason: undefined, offset: 0 })}
      />
      <FilterSelect
        label="Service"
        allLabel="All services"
        value={service}
        options={serviceOptions}
        onChange={(next) => setState({ service: next, consumer: undefined, reason: undefined, offset: 0 })}
      />
      <FilterSelect
        label="Consumer"
        allLabel="All consumers"
        value={consumer}
        options={optionsOf(
          ofService.map((group) => [group.consumer, consumerLabel(group)]),
          consumer,
        )}
        onChange={(next) => setState({ consumer: next, reason: undefined, offset: 0 })}
      />
      <FilterSelect
        label="Reason"
        allLabel="All reasons"
        value={reason}
        options={optionsOf(
          ofConsumer.map((group) => [group.reason, group.reason]),
          reason,
        )}
        onChange={(next) => setState({ reason: next, offset: 0 })}
      />
      <FilterSelect
        label="Age"
        allLabel="Any age"
        value={age}
        options={ageOptions}
        onChange={(next) => setState({ age: next, offset: 0 })}
      />
    </Toolbar>
  );
}
