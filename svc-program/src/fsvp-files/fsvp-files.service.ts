import { Injectable } from '@nestjs/common';
import { today } from '@fsvp/contracts/core/calendar-day';
import { fsvpFileClosed, fsvpFileOpened, fsvpFileUpdated } from '@fsvp/contracts/program/fsvp-file.record';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import type {
  deriveFileRegime as deriveCall,
  FsvpFile,
  FsvpFileCreate,
  FsvpFileUpdate,
  Lifecycle,
} from '@fsvp/contracts/program/fsvp-file';
import { effectiveRegime } from '@fsvp/contracts/program/readiness/derive-regime';
import { REQUIREMENTS } from '@fsvp/contracts/program/readiness/requirements';
import type { Circumstances } from '@fsvp/contracts/program/readiness/regime';
import { readPolicy } from '@fsvp/service-kit/policies/read-policy';
import { ProductDirectory } from '@fsvp/service-kit/read-models/product-directory/product-directory';
import { invalidInput, notFound, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { SupplierDirectory } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory';
import {
  isUnchanged,
  lockRecord,
  merge,
  newRecord,
  snapshot,
  touch,
  UnitOfWork,
  type Transaction,
} from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import { storeReadiness } from '../readiness/stored-readiness.js';
import { regimesOfFile } from './file-regimes.js';
import { FsvpFileEntity } from './fsvp-file.entity.js';
import { readFsvpFile } from './read-fsvp-file.js';

type RegimeQuestion = HandlerInput<typeof deriveCall>['body'];
type RegimeAnswer = ResponseOf<typeof deriveCall>;

export const FILE_NOUN = 'FSVP file';

/** The plainest import: for sale, as it is. */
const PLAIN: Circumstances = {
  purpose: 'sale',
  confirmed: [],
  furtherProcessing: false,
  supplementMaker: 'other',
  receivingFacility: 'no',
  smallSupplier: 'no',
  goodStanding: false,
  alcoholMaker: false,
};

/** Where a file goes from each state. Closing is not among them: every open file can be closed. */
const NEXT: Record<Exclude<Lifecycle, 'closed'>, readonly Lifecycle[]> = {
  preparing: ['importing'],
  importing: ['suspended'],
  suspended: ['importing'],
};

@Injectable()
export class FsvpFilesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly suppliers: SupplierDirectory,
    private readonly products: ProductDirectory,
  ) {}

  async get(id: string): Promise<FsvpFile> {
    const found = await readFsvpFile(this.dataSource.manager, id);
    if (!found) throw notFound(FILE_NOUN);
    return found;
  }

  /** The regimes that fit facts that nobody has stored. */
  async derive(question: RegimeQuestion): Promise<RegimeAnswer> {
    const { facts, circumstances, importerId = null, supplierCountry = null, day, chosenRegime = null } = question;
    const derivation = await regimesOfFile(
      this.dataSource.manager,
      { facts, circumstances: { ...PLAIN, ...circumstances }, supplierCountry, importerId },
      { day },
    );
    const { proposed, candidates } = derivation;
    return { effective: effectiveRegime(derivation, chosenRegime).effective, proposed, candidates };
  }

  async open(body: FsvpFileCreate): Promise<FsvpFile> {
    await this.requireParties(body);
    return this.run(body, () => this.unitOfWork.run((transaction) => this.openIn(transaction, body)));
  }

  /** Before a transaction, since it may ask svc-suppliers. */
  async requireParties({ supplierId, productIds }: Pick<FsvpFileCreate, 'supplierId' | 'productIds'>): Promise<void> {
    await this.suppliers.requireSupplier(supplierId);
    await this.requireProducts(productIds);
  }

  /** Opens a file within a transaction, after `requireParties`. Run it by `run`. */
  async openIn(transaction: Transaction, body: FsvpFileCreate): Promise<FsvpFile> {
    const { manager, record } = transaction;
    await lockParties(manager, body);
    const file = Object.assign(new FsvpFileEntity(), newRecord(), {
      number: await nextNumber(manager),
      importerId: body.importerId,
      supplierId: body.supplierId,
      foodId: body.foodId,
      productIds: body.productIds,
      ownerId: body.ownerId ?? null,
      lifecycle: 'preparing' as const,
      importingSince: null,
      startReason: null,
      closedOn: null,
      closeReason: null,
      circumstances: { ...PLAIN, ...body.circumstances },
    });
    await manager.insert(FsvpFileEntity, file);
    await saveProducts(manager, file);
    record({ event: fsvpFileOpened, before: null, after: file });
    await storeReadiness(transaction, [file.id], today());
    return (await readFsvpFile(manager, file.id))!;
  }

  async update(id: string, changes: FsvpFileUpdate): Promise<FsvpFile> {
    if (changes.productIds) await this.requireProducts(changes.productIds);
    return this.run({ id, ...changes }, () =>
      this.unitOfWork.run((transaction) => this.updateIn(transaction, id, changes)),
    );
  }

  /** Changes a file within a transaction, after the check of its products. Run it by `run`. */
  async updateIn(
    transaction: Transaction,
    id: string,
    { lifecycle, closeReason, startReason, ...changes }: FsvpFileUpdate,
  ): Promise<FsvpFile> {
    const { manager, record } = transaction;
    const file = await lockOpenFile(manager, id);
    const before = snapshot(file);
    touch(merge(file, changes));
    move(file, lifecycle ?? file.lifecycle, closeReason ?? null);
    const starts = file.lifecycle === 'importing' && before.lifecycle !== 'importing';
    if (startReason && !starts)
      throw invalidInput([{ path: 'startReason', message: 'Only a file that starts importing can have a reason' }]);
    if (starts) file.startReason = startReason ?? null;
    if (isUnchanged(file, before)) return (await readFsvpFile(manager, id))!;
    await manager.update(FsvpFileEntity, id, file);
    await saveProducts(manager, file);
    const event = file.lifecycle === 'closed' ? fsvpFileClosed : fsvpFileUpdated;
    record({ event, before, after: file });
    await storeReadiness(transaction, [id], today());
    const answer = (await readFsvpFile(manager, id))!;
    if (starts) await checkStart(manager, answer);
    return answer;
  }

  async close(id: string, closeReason: string): Promise<void> {
    await this.update(id, { lifecycle: 'closed', closeReason });
  }

  /** Before a transaction, since it may ask svc-suppliers. @throws 400 naming `productIds` */
  private async requireProducts(ids: readonly string[]): Promise<void> {
    for (const id of ids)
      await this.products.requireProduct(id).catch((error: unknown) => {
        throw error instanceof ProblemError && error.status === 400 ? unknownProduct() : error;
      });
  }

  /** @throws 409 with the number of the open file that is in the way, also of one that is opened at the same moment */
  async run<T>(file: Partial<FsvpFileCreate> & { id?: string }, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const { constraint } = (error instanceof QueryFailedError ? error.driverError : {}) as { constraint?: string };
      const { manager } = this.dataSource;
      if (constraint === 'fsvp_files_open') {
        const { importerId, supplierId, foodId } = file;
        const [open] = await manager.query<{ number: string }[]>(
          `select number from fsvp_files where importer_id = $1 and supplier_id = $2 and food_id = $3 and lifecycle <> 'closed'`,
          [importerId, supplierId, foodId],
        );
        throw new ProblemError(
          'duplicate',
          `${open?.number ?? 'Another file'} is open for this food from this supplier. Use it, or close it first.`,
        );
      }
      if (constraint === 'fsvp_file_products_pkey') {
        const [open] = await manager.query<{ number: string; name: string | null }[]>(
          `select f.number, d.name from fsvp_file_products p join fsvp_files f on f.id = p.file_id
           left join product_directory d on d.id = p.product_id
           where p.product_id = any($1) and f.id is distinct from $2 limit 1`,
          [file.productIds ?? [], file.id ?? null],
        );
        const detail = `${open?.name ?? 'A product'} is in ${open?.number ?? 'another file'}. Remove it there first.`;
        throw new ProblemError('duplicate', detail, { errors: [{ path: 'productIds', message: detail }] });
      }
      throw error;
    }
  }
}

const unknownProduct = () => invalidInput([{ path: 'productIds', message: 'This supplier has no such product' }]);

/**
 * Locks a file that is not closed, and so its determinations.
 * @throws 404; 409 for a closed one; 412
 */
export async function lockOpenFile(manager: EntityManager, id: string): Promise<FsvpFileEntity> {
  const file = await lockRecord(manager, FsvpFileEntity, id, FILE_NOUN, async () => (await readFsvpFile(manager, id))!);
  assertOpen(file);
  return file;
}

/** @throws 409 for a closed file */
export function assertOpen({ lifecycle, number }: FsvpFileEntity): void {
  if (lifecycle === 'closed')
    throw new ProblemError('wrong-state', `${number} is closed and cannot be changed. Open a new file.`);
}

/**
 * Importer and food stay until the commit; the supplier is known as of its last event.
 * @throws 400 naming the one that does not exist, 409 for an inactive importer
 */
async function lockParties(manager: EntityManager, { importerId, foodId, supplierId }: FsvpFileCreate): Promise<void> {
  const [importer] = await manager.query<{ active: boolean }[]>(
    'select active from importers where id = $1 and deleted_at is null for share',
    [importerId],
  );
  const [food] = await manager.query<object[]>('select from foods where id = $1 and deleted_at is null for share', [
    foodId,
  ]);
  const [supplier] = await manager.query<{ deleted: boolean }[]>(
    'select deleted from supplier_directory where id = $1',
    [supplierId],
  );
  const errors = [
    ...(supplier?.deleted ? [{ path: 'supplierId', message: 'This supplier was deleted. Choose another one' }] : []),
    ...(importer ? [] : [{ path: 'importerId', message: 'There is no such importer' }]),
    ...(food ? [] : [{ path: 'foodId', message: 'There is no such food' }]),
  ];
  if (errors.length) throw invalidInput(errors);
  if (!importer!.active) throw new ProblemError('wrong-state', 'This importer is not active. Choose another one.');
}

/** 'F-000123'. A number that a failed request took is not given again. */
async function nextNumber(manager: EntityManager): Promise<string> {
  const [row] = await manager.query<{ number: string }[]>(
    `select 'F-' || lpad(nextval('fsvp_file_numbers')::text, 6, '0') as number`,
  );
  return row!.number;
}

/** Keeps the products of an open file, each in one open file of its importer. @throws 400 for one of another supplier */
async function saveProducts(manager: EntityManager, file: FsvpFileEntity): Promise<void> {
  const { id, importerId, supplierId, productIds } = file;
  const [{ count } = { count: 0 }] = await manager.query<{ count: number }[]>(
    'select count(*)::int as count from product_directory where id = any($1) and supplier_id = $2',
    [productIds, supplierId],
  );
  if (count !== productIds.length) throw unknownProduct();
  const kept = file.lifecycle === 'closed' ? [] : productIds;
  await manager.query('delete from fsvp_file_products where file_id = $1 and not product_id = any($2)', [id, kept]);
  await manager.query(
    `insert into fsvp_file_products (importer_id, product_id, file_id) select $1, product, $3 from unnest($2::uuid[]) product
     where not exists (select from fsvp_file_products where product_id = product and file_id = $3)`,
    [importerId, kept, id],
  );
}

/**
 * What policy `gates.startImporting` says of importing under a file that lacks what is needed before.
 * @throws 400 without a reason, 409 where the policy refuses it
 */
async function checkStart(manager: EntityManager, { number, startReason, readiness }: FsvpFile): Promise<void> {
  const { blocking } = readiness;
  if (!blocking.length) return;
  const policy = await readPolicy(manager, 'gates.startImporting');
  const what = blocking.map((code) => `${REQUIREMENTS[code].title} (${code})`).join(', ');
  if (policy === 'block')
    throw new ProblemError('wrong-state', `${number} is missing what is required before importing: ${what}.`, {
      errors: blocking.map((code) => ({ path: 'lifecycle', message: `${REQUIREMENTS[code].title} (${code})` })),
    });
  if (policy === 'require_reason' && !startReason)
    throw invalidInput([{ path: 'startReason', message: `Enter why importing starts without: ${what}` }]);
}

/** @throws 409 for a move that there is not, 400 for closing without a reason */
function move(file: FsvpFileEntity, to: Lifecycle, closeReason: string | null): void {
  const from = file.lifecycle as Exclude<Lifecycle, 'closed'>;
  if (to !== 'closed' && closeReason)
    throw invalidInput([{ path: 'closeReason', message: 'Only a closed file can have a reason' }]);
  if (to === from) return;
  if (to === 'closed') {
    if (!closeReason) throw invalidInput([{ path: 'closeReason', message: 'Enter why you are closing the file' }]);
    Object.assign(file, { lifecycle: to, closedOn: today(), closeReason });
    return;
  }
  if (!NEXT[from].includes(to)) throw new ProblemError('wrong-state', `A file that is ${from} cannot become ${to}.`);
  Object.assign(file, { lifecycle: to, importingSince: file.importingSince ?? today() });
}
