import { expect } from '@jest/globals';
import { ACTION_PRIORITIES, ACTION_STATUSES } from '@fsvp/contracts/quality/corrective-action';
import { INSPECTION_STATUSES } from '@fsvp/contracts/quality/receiving-inspection';
import {
  displayedVerificationStatus,
  VERIFICATION_STATUSES,
  VERIFICATION_TYPES,
  type VerificationStatus,
} from '@fsvp/contracts/quality/verification';
import fc from 'fast-check';
import {
  accepts,
  anyQuery,
  expectedList,
  insertRows,
  fetchList,
  randomInstant,
  nameOf,
  pickRandom,
  createRecord,
  ROWS,
  words,
  type Row,
  type Rules,
} from './list-model.js';
import type { TestQuality } from './start.js';

const createRows = (draft: () => object) => Array.from({ length: ROWS }, draft) as Row[];
const rankOf = (list: readonly string[], value: string | undefined) => String(list.indexOf(value ?? ''));

const inspections: Rules = {
  path: '/api/receiving-inspections',
  sorts: ['productName', 'receivedDate', 'status', 'supplierName', 'createdAt'],
  statuses: INSPECTION_STATUSES,
  texts: (row) => [row.productName ?? '', row.lotNumber ?? ''],
  key: (row, sort) =>
    sort === 'productName'
      ? `${row.productName}\x01${row.lotNumber ?? ''}`.toLowerCase()
      : sort === 'supplierName'
        ? nameOf(row).toLowerCase()
        : (row[sort] ?? ''),
  accepts: (row, { status }) => accepts(status, row.status),
};

const verifications: Rules = {
  path: '/api/verification-activities',
  sorts: ['title', 'status', 'type', 'dueDate', 'scheduledDate', 'supplierName', 'createdAt'],
  statuses: VERIFICATION_STATUSES,
  others: { name: 'type', values: VERIFICATION_TYPES },
  texts: (row) => [row.title ?? '', nameOf(row)],
  key: (row, sort) =>
    sort === 'title'
      ? (row.title ?? '').toLowerCase()
      : sort === 'supplierName'
        ? nameOf(row).toLowerCase()
        : (row[sort] ?? ''),
  accepts: (row, { status, other }) => {
    const shown = displayedVerificationStatus({ status: row.status as VerificationStatus, dueDate: row.dueDate ?? '' });
    return (
      accepts(other, row.type) && (accepts(status, row.status) || (status.includes('overdue') && shown === 'overdue'))
    );
  },
};

const actions: Rules = {
  path: '/api/corrective-actions',
  sorts: ['title', 'status', 'priority', 'dueDate', 'supplierName', 'createdAt'],
  statuses: ACTION_STATUSES,
  others: { name: 'priority', values: ACTION_PRIORITIES },
  texts: (row) => [row.title ?? '', row.description ?? '', nameOf(row)],
  key: (row, sort) => {
    if (sort === 'status') return rankOf(ACTION_STATUSES, row.status);
    if (sort === 'priority') return rankOf(ACTION_PRIORITIES, row.priority);
    return sort === 'title'
      ? (row.title ?? '').toLowerCase()
      : sort === 'supplierName'
        ? nameOf(row).toLowerCase()
        : (row[sort] ?? '');
  },
  accepts: (row, { status, other }) => accepts(status, row.status) && accepts(other, row.priority),
};

/** Compares the inspections list with the rules, before and after random writes. */
export async function checkInspections(service: TestQuality, numRuns: number): Promise<void> {
  const draft = () =>
    ({
      ...createRecord(pickRandom(INSPECTION_STATUSES)),
      productName: pickRandom(words),
      lotNumber: pickRandom(['L24-0913-A', 'l24-0913-a2', 'L24_0913', '24091301-a', null]),
      receivedDate: randomInstant(-2, 0),
    }) as Row;
  const insert = (added: Row[]) =>
    insertRows(
      service,
      'receiving_inspections',
      {
        productName: 'product_name',
        lotNumber: 'lot_number',
        receivedDate: 'received_date',
        tempCompliant: 'temp_compliant',
      },
      added.map((row) => ({ ...row, tempCompliant: 'true' })),
    );
  let rows = createRows(draft);
  await insert(rows);
  const write = async (step: number) => {
    const row = rows[step % rows.length] as Row;
    if (step % 4 === 0) {
      const added = draft();
      rows.push(added);
      await insert([added]);
    } else if (step % 4 === 1) {
      row.status = pickRandom(INSPECTION_STATUSES);
      await service.database.dataSource.query('update receiving_inspections set status = $2 where id = $1', [
        row.id,
        row.status,
      ]);
    } else if (step % 4 === 2) {
      row.productName = pickRandom(words);
      await service.database.dataSource.query('update receiving_inspections set product_name = $2 where id = $1', [
        row.id,
        row.productName,
      ]);
    } else {
      rows = rows.filter((one) => one !== row);
      await service.database.dataSource.query(
        step % 8 === 3
          ? 'delete from receiving_inspections where id = $1'
          : 'update receiving_inspections set deleted_at = now() where id = $1',
        [row.id],
      );
    }
  };
  const query = fc.tuple(anyQuery(inspections), fc.nat(1000));
  await fc.assert(
    fc.asyncProperty(query, async ([request, step]) => {
      expect((await fetchList(service, inspections, request)).shown).toEqual(expectedList(rows, request, inspections));
      await write(step);
      expect((await fetchList(service, inspections, request)).shown).toEqual(expectedList(rows, request, inspections));
    }),
    { numRuns },
  );
}

/** Compares the verifications list with the rules. */
export async function checkVerifications(service: TestQuality, numRuns: number): Promise<void> {
  const rows = createRows(() => {
    const status = pickRandom(VERIFICATION_STATUSES.filter((one) => one !== 'completed'));
    return {
      ...createRecord(status),
      title: pickRandom(words),
      type: pickRandom(VERIFICATION_TYPES),
      dueDate: randomInstant(-2, 2),
      scheduledDate: randomInstant(-4, -3),
      followUpRequired: 'false',
    };
  });
  await insertRows(
    service,
    'verification_activities',
    {
      title: 'title',
      type: 'type',
      dueDate: 'due_date',
      scheduledDate: 'scheduled_date',
      followUpRequired: 'follow_up_required',
    },
    rows,
  );
  await fc.assert(
    fc.asyncProperty(anyQuery(verifications), async (request) =>
      expect((await fetchList(service, verifications, request)).shown).toEqual(
        expectedList(rows, request, verifications),
      ),
    ),
    { numRuns },
  );
}

/** Compares the corrective actions list with the rules, and its counts, which ignore the status filter. */
export async function checkActions(service: TestQuality, numRuns: number): Promise<void> {
  const rows = createRows(() => {
    const status = pickRandom(ACTION_STATUSES);
    const completedDate = status === 'completed' || status === 'closed' ? randomInstant(0, 0) : null;
    return {
      ...createRecord(status),
      title: pickRandom(words),
      description: pickRandom(words),
      correctiveAction: 'Hold',
      priority: pickRandom(ACTION_PRIORITIES),
      dueDate: randomInstant(0, 4),
      completedDate,
    };
  });
  await insertRows(
    service,
    'corrective_actions',
    {
      title: 'title',
      description: 'description',
      correctiveAction: 'corrective_action',
      priority: 'priority',
      dueDate: 'due_date',
      completedDate: 'completed_date',
    },
    rows,
  );
  await fc.assert(
    fc.asyncProperty(anyQuery(actions), async (request) => {
      const { shown, body } = await fetchList(service, actions, request);
      expect(shown).toEqual(expectedList(rows, request, actions));
      for (const status of ACTION_STATUSES)
        expect(body.counts?.[status]).toBe(expectedList(rows, { ...request, status: [status] }, actions).total);
    }),
    { numRuns },
  );
}
