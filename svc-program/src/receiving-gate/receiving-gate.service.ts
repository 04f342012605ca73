import { Injectable } from '@nestjs/common';
import { addDays, startOfDay, type Day } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { Lifecycle } from '@fsvp/contracts/program/fsvp-file';
import { evaluateFile } from '@fsvp/contracts/program/readiness/evaluate-file';
import type { getReceivingGate } from '@fsvp/contracts/program/receiving-gate';
import {
  GATE_POLICIES,
  type GateFile,
  type GateState,
  type ReceivingGate,
} from '@fsvp/contracts/quality/receiving-gate';
import { readPolicy } from '@fsvp/service-kit/policies/read-policy';
import { DataSource, type EntityManager } from 'typeorm';
import { loadInputs } from '../readiness/load-inputs.js';
import { judgeFileGate } from './file-gate.js';
import { matchFiles, type KnownProduct, type ProductsOfFile } from './match-files.js';

type Question = HandlerInput<typeof getReceivingGate>['query'];

interface FileRow extends ProductsOfFile {
  id: string;
  number: string;
  importerName: string;
  lifecycle: Lifecycle;
}

/** Those that need most attention first. */
const ORDER: readonly GateState[] = [
  'no_file',
  'suspended',
  'not_approved',
  'approved_temporarily',
  'approved',
  'exempt',
];
const SHOWN = 10;

/** What the FSVP files of a supplier say about a receipt: the use of the procedure of 21 CFR 1.506(a)(1). */
@Injectable()
export class ReceivingGateService {
  constructor(private readonly dataSource: DataSource) {}

  async judge({ supplierId, productName, receivedOn }: Question): Promise<ReceivingGate> {
    const { manager } = this.dataSource;
    const policy = await readPolicy(manager, 'gates.dock');
    const all = await readFiles(manager, supplierId, receivedOn);
    const { files: matched, matchedBy } = matchFiles(productName, all, await readProducts(manager, supplierId));
    const files = await judgeFiles(manager, matched, receivedOn);
    const [first] = files;
    return {
      state: first?.state ?? 'no_file',
      text: first ? describe(files, matchedBy) : `The supplier has no FSVP file for this product on ${receivedOn}.`,
      matchedBy,
      files: files.slice(0, SHOWN),
      policy: GATE_POLICIES.find((one) => one === policy) ?? 'require_reason',
    };
  }
}

async function judgeFiles(manager: EntityManager, rows: readonly FileRow[], day: Day): Promise<GateFile[]> {
  const loaded = await loadInputs(
    manager,
    rows.map(({ id }) => id),
    day,
  );
  const inputs = new Map(loaded.map((one) => [one.fileId, one.inputs]));
  const judged = rows.map(({ id, number, importerName, foodName, lifecycle }) => ({
    fileId: id,
    fileNumber: number,
    importerName,
    foodName,
    ...judgeFileGate(evaluateFile(inputs.get(id)!, day), inputs.get(id)!.approval, lifecycle),
  }));
  return judged.sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
}

/** The file that decides, and how many agree with it. */
function describe(files: readonly GateFile[], matchedBy: ReceivingGate['matchedBy']): string {
  const { fileNumber, foodName, text } = files[0]!;
  const more = files.length - 1;
  const others = more ? ` ${more === 1 ? '1 other file was' : `${more} other files were`} judged, too.` : '';
  const basis =
    matchedBy === 'supplier' ? ' No file lists a product of this name, so all files of the supplier count.' : '';
  return `${fileNumber}, ${foodName}: ${text}${others}${basis}`;
}

/**
 * The files of a supplier that were open on a day, each with its lifecycle at the end of that day. A later change of foods and products
 * counts for earlier days, too.
 */
function readFiles(manager: EntityManager, supplierId: string, day: Day): Promise<FileRow[]> {
  return manager.query(
    `select f.id, f.number, i.legal_name as "importerName", food.name as "foodName", f.product_ids as "productIds",
       coalesce((select e.after->>'lifecycle' from event_log e
         where e.aggregate_id = f.id and e.type in ('fsvp-file.opened.v1', 'fsvp-file.updated.v1') and e.occurred_at < $3::timestamptz
         order by e.aggregate_version desc limit 1), f.lifecycle) as lifecycle
     from fsvp_files f join importers i on i.id = f.importer_id join foods food on food.id = f.food_id
     where f.supplier_id = $1 and f.created_at < $3::timestamptz and (f.closed_on is null or f.closed_on > $2::date)
     order by f.number`,
    [supplierId, day, startOfDay(addDays(day, 1)).toISOString()],
  );
}

function readProducts(manager: EntityManager, supplierId: string): Promise<KnownProduct[]> {
  return manager.query(
    `select id, name, product_code as code from product_directory where supplier_id = $1 and not deleted`,
    [supplierId],
  );
}
