import { useDistinctions } from './api/list-namesakes.js';
import { WORK_GROUP_LABELS, WORK_GROUPS, type WorkGroup, type WorkItemList } from '@fsvp/contracts/catalogue/work-item';
import { Card, t } from '@fsvp/ui';
import { WorkRow, type RowActions } from './work-row.js';

/** The lines by group; groups without lines are left out. */
export function WorkGroups({ work: { items, counts, asOf }, ...actions }: RowActions & { work: WorkItemList }) {
  const distinctions = useDistinctions(items.map(({ supplierId }) => supplierId));
  return WORK_GROUPS.map((group) => {
    const own = items.filter((item) => item.group === group);
    return own.length ? (
      <Card key={group} title={titleOf(group, counts[group])} flush>
        <ul aria-label={WORK_GROUP_LABELS[group]} className="flex flex-col divide-y divide-divider">
          {own.map((item, at) => (
            <WorkRow
              key={item.key}
              item={item}
              position={at + 1}
              count={counts[group]}
              asOf={asOf}
              distinction={distinctions.get(item.supplierId ?? '')}
              {...actions}
            />
          ))}
        </ul>
      </Card>
    ) : null;
  });
}

const titleOf = (group: WorkGroup, count: number) =>
  t({ defaultMessage: '{group} ({count})' }, { group: WORK_GROUP_LABELS[group], count });
