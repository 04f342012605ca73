import { Injectable } from '@nestjs/common';
import { foodCreated, foodDeleted, foodUpdated } from '@fsvp/contracts/program/food.record';
import { findContradictions, type Food, type FoodCreate, type FoodUpdate } from '@fsvp/contracts/program/food';
import { invalidInput, notFound, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import {
  lockRecord,
  merge,
  newRecord,
  snapshot,
  touch,
  UnitOfWork,
  type Transaction,
} from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull, QueryFailedError } from 'typeorm';
import { assertNoOpenFile } from '../fsvp-files/open-files.js';
import { FoodEntity } from './food.entity.js';
import { toFood } from './food.mapper.js';

const NOUN = 'food';
/** The index that allows a name once. */
export const FOOD_NAME_INDEX = 'foods_name';

@Injectable()
export class FoodsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async get(id: string): Promise<Food> {
    const found = await this.dataSource.getRepository(FoodEntity).findOneBy({ id, deletedAt: IsNull() });
    if (!found) throw notFound(NOUN);
    return toFood(found);
  }

  create(body: FoodCreate): Promise<Food> {
    return this.run(body.name, (transaction) => this.createIn(transaction, body));
  }

  /** Creates a food within a transaction. A name that another food has fails by the index `FOOD_NAME_INDEX`. */
  async createIn({ manager, record }: Transaction, body: FoodCreate): Promise<Food> {
    const created = merge(Object.assign(new FoodEntity(), newRecord(), { description: null }), body);
    await manager.insert(FoodEntity, created);
    record({ event: foodCreated, before: null, after: created });
    return toFood(created);
  }

  update(id: string, body: FoodUpdate): Promise<Food> {
    return this.run(body.name, async ({ manager, record }) => {
      const current = await lockRecord(manager, FoodEntity, id, NOUN, toFood);
      const before = snapshot(current);
      touch(merge(current, body));
      const contradictions = findContradictions(current);
      if (contradictions.length) throw invalidInput(contradictions);
      await manager.update(FoodEntity, id, current);
      record({ event: foodUpdated, before, after: current });
      return toFood(current);
    });
  }

  /** The row is kept as evidence, marked as deleted; its name becomes free. */
  async delete(id: string): Promise<void> {
    await this.unitOfWork.run(async ({ manager, record }) => {
      const current = await lockRecord(manager, FoodEntity, id, NOUN, toFood);
      await assertNoOpenFile(manager, 'food', id);
      const before = snapshot(current);
      touch(current);
      await manager.update(FoodEntity, id, Object.assign(current, { deletedAt: current.updatedAt }));
      record({ event: foodDeleted, before, after: null });
    });
  }

  /** @throws 409 if another food has the name, also one that is created at the same moment */
  private async run<T>(name: string | undefined, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    try {
      return await this.unitOfWork.run(work);
    } catch (error) {
      const { constraint } = (error instanceof QueryFailedError ? error.driverError : {}) as { constraint?: string };
      if (constraint !== FOOD_NAME_INDEX || !name) throw error;
      const holder = await this.dataSource
        .getRepository(FoodEntity)
        .createQueryBuilder('food')
        .where('lower(food.name) = lower(:name) and food.deletedAt is null', { name })
        .getOne();
      throw new ProblemError('duplicate', `There is already a food named ${holder?.name ?? name}.`, {
        errors: [{ path: 'name', message: 'Another food has this name' }],
      });
    }
  }
}
