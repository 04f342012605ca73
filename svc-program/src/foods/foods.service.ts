import { Injectable } from '@nestjs/common';
import { foodCreated, foodDeleted, foodRestored, foodUpdated } from '@fsvp/contracts/program/food.record';
import { findContradictions, type Food, type FoodCreate, type FoodUpdate } from '@fsvp/contracts/program/food';
import { invalidInput, notFound, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import { assertNoOpenFile } from '../fsvp-files/open-files.js';
import { FoodEntity } from './food.entity.js';
import { readFood } from './read-food.js';

const NOUN = 'food';
const records = new Records({
  entity: FoodEntity,
  noun: NOUN,
  events: { created: foodCreated, updated: foodUpdated, deleted: foodDeleted, restored: foodRestored },
  answered: ({ id }, manager) => getFood(manager, id),
});
/** The index that allows a name once. */
export const FOOD_NAME_INDEX = 'foods_name';

@Injectable()
export class FoodsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  get(id: string): Promise<Food> {
    return getFood(this.dataSource.manager, id);
  }

  create(body: FoodCreate): Promise<Food> {
    return this.run(body.name, async (transaction) => {
      await requireFreeName(transaction.manager, body.name);
      return this.createIn(transaction, body);
    });
  }

  /** Creates a food within a transaction. A name that another food has fails by the index `FOOD_NAME_INDEX`. */
  async createIn(transaction: Transaction, body: FoodCreate): Promise<Food> {
    const { id } = await records.create(transaction, body);
    return getFood(transaction.manager, id);
  }

  update(id: string, body: FoodUpdate): Promise<Food> {
    return this.run(body.name, async (transaction) => {
      if (body.name !== undefined) await requireFreeName(transaction.manager, body.name, id);
      await records.update(transaction, id, body, (current) => {
        const contradictions = findContradictions(current);
        if (contradictions.length) throw invalidInput(contradictions);
      });
      return getFood(transaction.manager, id);
    });
  }

  /** The row is kept as evidence, marked as deleted; its name becomes free. */
  async delete(id: string): Promise<void> {
    await this.unitOfWork.run((transaction) =>
      records.remove(transaction, id, async () => {
        await assertNoOpenFile(transaction.manager, 'food', id);
        await assertNoAnalysis(transaction.manager, id);
      }),
    );
  }

  async restore(id: string): Promise<Food> {
    const deleted = await this.dataSource.getRepository(FoodEntity).findOneBy({ id });
    return this.run(deleted?.name, async (transaction) => {
      await records.restore(transaction, id);
      return getFood(transaction.manager, id);
    });
  }

  /** @throws 409 if another food has the name, also one that is created at the same moment */
  private async run<T>(name: string | undefined, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    try {
      return await this.unitOfWork.run(work);
    } catch (error) {
      const { constraint } = (error instanceof QueryFailedError ? error.driverError : {}) as { constraint?: string };
      if (constraint !== FOOD_NAME_INDEX || !name) throw error;
      await requireFreeName(this.dataSource.manager, name);
      throw nameTaken(name);
    }
  }
}

/** @throws 404 */
async function getFood(manager: EntityManager, id: string): Promise<Food> {
  const found = await readFood(manager, id);
  if (!found) throw notFound(NOUN);
  return found;
}

/**
 * Refuses to delete a food with a hazard analysis. It must be locked: an analysis is drafted with a lock of it.
 * @throws 409
 */
async function assertNoAnalysis(manager: EntityManager, foodId: string): Promise<void> {
  const [found] = await manager.query<{ signed: boolean | null }[]>(
    `select bool_or(state <> 'draft') as signed from food_hazard_analyses where food_id = $1 and deleted_at is null`,
    [foodId],
  );
  if (found?.signed)
    throw new ProblemError('record-signed', 'This food has a signed hazard analysis, which is kept as evidence.');
  if (found?.signed === false)
    throw new ProblemError('wrong-state', 'This food has a draft of its hazard analysis. Delete the draft first.');
}

/** @throws 409 if another food has a name that people cannot tell from this one */
async function requireFreeName(manager: EntityManager, name: string, id: string | null = null): Promise<void> {
  const [other] = await manager.query<{ name: string }[]>(
    'select name from foods where text_key(name) = text_key($1) and id is distinct from $2 and deleted_at is null limit 1',
    [name, id],
  );
  if (other) throw nameTaken(other.name);
}

const nameTaken = (name: string) =>
  new ProblemError('duplicate', `There is already a food named ${name}.`, {
    errors: [{ path: 'name', message: 'Another food has this name' }],
  });
