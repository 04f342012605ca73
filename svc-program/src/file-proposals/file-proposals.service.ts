import { Injectable } from '@nestjs/common';
import { MAX_FILE_PRODUCTS } from '@fsvp/contracts/program/fsvp-file';
import type { FoodCreate } from '@fsvp/contracts/program/food';
import type { ProposedFileCreate, ProposedFileResult } from '@fsvp/contracts/program/file-proposal';
import { invalidInput, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { QueryFailedError, type EntityManager } from 'typeorm';
import { changeLines } from '../entry-lines/assign-lines.js';
import { FOOD_NAME_INDEX, FoodsService } from '../foods/foods.service.js';
import { FsvpFilesService } from '../fsvp-files/fsvp-files.service.js';
import { readFsvpFile } from '../fsvp-files/read-fsvp-file.js';

/** Another transaction may create the food with this name at the same moment. */
const ATTEMPTS = 2;

/** Opens the files of proposals: food and file are stored together or not at all. */
@Injectable()
export class FileProposalsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: FsvpFilesService,
    private readonly foods: FoodsService,
  ) {}

  async open(body: ProposedFileCreate): Promise<ProposedFileResult> {
    await this.files.requireParties(body);
    // Named in what `run` says of a file that is opened at the same moment.
    const { importerId, supplierId, productIds } = body;
    const file = { importerId, supplierId, productIds, ...(body.foodId && { foodId: body.foodId }) };
    for (let attempt = 1; ; attempt += 1)
      try {
        return await this.files.run(file, () => this.unitOfWork.run((transaction) => this.openIn(transaction, body)));
      } catch (error) {
        if (attempt === ATTEMPTS || !isNameTaken(error)) throw error;
      }
  }

  private async openIn(transaction: Transaction, body: ProposedFileCreate): Promise<ProposedFileResult> {
    const result = await this.openFile(transaction, body);
    const { importerId, supplierId, entryLineCodes: productCodes } = body;
    if (!productCodes) return result;
    const group = { importerId, fromSupplierId: supplierId, productCodes };
    return { ...result, entryLines: await changeLines(transaction, group, { fileId: result.file.id }) };
  }

  private async openFile(transaction: Transaction, body: ProposedFileCreate): Promise<ProposedFileResult> {
    const { importerId, supplierId, productIds, ownerId } = body;
    const known = body.foodId ?? (await findFood(transaction.manager, body.newFood!));
    const foodId = known ?? (await this.foods.createIn(transaction, body.newFood!)).id;
    const open = known && (await findOpenFile(transaction.manager, { importerId, supplierId, foodId }));
    if (!open) {
      const file = await this.files.openIn(transaction, {
        importerId,
        supplierId,
        foodId,
        productIds,
        circumstances: {},
        ...(ownerId && { ownerId }),
      });
      return { file, opened: true, foodCreated: !known, addedProductIds: productIds };
    }
    const addedProductIds = productIds.filter((id) => !open.productIds.includes(id));
    const all = [...open.productIds, ...addedProductIds];
    if (all.length > MAX_FILE_PRODUCTS)
      throw invalidInput([
        { path: 'productIds', message: 'The file of this food would have more than 1,000 products' },
      ]);
    const file = addedProductIds.length
      ? await this.files.updateIn(transaction, open.id, { productIds: all })
      : (await readFsvpFile(transaction.manager, open.id))!;
    return { file, opened: false, foodCreated: false, addedProductIds };
  }
}

function isNameTaken(error: unknown): boolean {
  const { constraint } = (error instanceof QueryFailedError ? error.driverError : {}) as { constraint?: string };
  return constraint === FOOD_NAME_INDEX;
}

/**
 * The food that has the name of a new one, if it is the same: proposals of other suppliers may have created it.
 * @returns undefined if the name is free
 * @throws 409 if another food has it
 */
async function findFood(
  manager: EntityManager,
  { name, foodClass, industryCode, productCodes }: FoodCreate,
): Promise<string | undefined> {
  const [found] = await manager.query<{ id: string; name: string; same: boolean }[]>(
    `select id, name, food_class = $2 and industry_code = $3 and (
         select coalesce(bool_and(exists (select from unnest(product_codes) own where code like replace(own, '*', '_'))), true)
         from unnest($4::text[]) code) as same
       from foods where text_key(name) = text_key($1) and deleted_at is null for share`,
    [name, foodClass, industryCode, productCodes],
  );
  if (!found || found.same) return found?.id;
  throw new ProblemError('duplicate', `There is already a food named ${found.name}. Choose it, or use another name.`, {
    errors: [{ path: 'newFood.name', message: 'Another food has this name' }],
  });
}

/** Locked, so that its products do not change until they are added to. */
async function findOpenFile(
  manager: EntityManager,
  { importerId, supplierId, foodId }: { importerId: string; supplierId: string; foodId: string },
): Promise<{ id: string; productIds: string[] } | undefined> {
  const [found] = await manager.query<{ id: string; productIds: string[] }[]>(
    `select id, product_ids as "productIds" from fsvp_files
     where importer_id = $1 and supplier_id = $2 and food_id = $3 and lifecycle <> 'closed' for update`,
    [importerId, supplierId, foodId],
  );
  return found;
}
