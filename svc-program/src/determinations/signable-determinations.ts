import { Injectable } from '@nestjs/common';
import { determinationSigned, determinationSuperseded, determinationWithdrawn } from '@fsvp/contracts/events';
import type { FoodClass, SignedState } from '@fsvp/contracts/qualification';
import type { QualificationDemand } from '@fsvp/contracts/qualified-individual';
import type { Names, SignedDetermination } from '@fsvp/contracts/signable';
import type { SignableRecords } from '@fsvp/service-kit/signatures/signable-records';
import type { SignatureEntity } from '@fsvp/service-kit/signatures/signature.entity';
import { snapshot, touch, type Transaction } from '@fsvp/service-kit/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { readFsvpFile } from '../fsvp-files/read-fsvp-file.js';
import { DeterminationEntity } from './determination.entity.js';
import { readDetermination } from './read-determination.js';
import { findOpen, lockDetermination } from './series.js';

const EVENTS = {
  signed: determinationSigned,
  superseded: determinationSuperseded,
  withdrawn: determinationWithdrawn,
};

/** Determinations for their signatures, which make a draft the signed one and supersede the one before. */
@Injectable()
export class SignableDeterminations implements SignableRecords<SignedDetermination> {
  readonly type = 'applicability-determination';

  constructor(private readonly dataSource: DataSource) {}

  async find(id: string, manager = this.dataSource.manager): Promise<SignedDetermination | undefined> {
    const determination = await readDetermination(manager, id);
    const file = determination && (await readFsvpFile(manager, determination.fileId));
    if (!file) return undefined;
    const { importerName, supplierName, foodName, lifecycle } = file;
    return { ...determination, importerName, supplierName, foodName, fileClosed: lifecycle === 'closed' };
  }

  /** With the file, whose changes wait until the commit. */
  async lock(id: string, manager: EntityManager): Promise<SignedDetermination> {
    await lockDetermination(manager, id);
    return (await this.find(id, manager))!;
  }

  /** The names of the file's parties are part of what is signed. */
  names(): Promise<Names> {
    return Promise.resolve({});
  }

  async demand({ fileId }: SignedDetermination): Promise<Omit<QualificationDemand, 'activity'>> {
    const [food] = await this.dataSource.query<{ name: string; foodClass: FoodClass; industryCode: string }[]>(
      `select food.name, food.food_class as "foodClass", food.industry_code as "industryCode"
       from fsvp_files f join foods food on food.id = f.food_id where f.id = $1`,
      [fileId],
    );
    return { food: food ?? null, languages: [] };
  }

  isSuperseded({ state }: SignedDetermination): boolean {
    return state === 'superseded';
  }

  async onSigned({ id, fileId }: SignedDetermination, _by: SignatureEntity, transaction: Transaction): Promise<void> {
    const earlier = await findOpen(transaction.manager, fileId, 'signed');
    if (earlier) await moveTo('superseded', earlier, transaction);
    await moveTo('signed', await transaction.manager.findOneByOrFail(DeterminationEntity, { id }), transaction);
  }

  async onWithdrawn(
    record: SignedDetermination | undefined,
    _signature: SignatureEntity,
    transaction: Transaction,
  ): Promise<void> {
    if (record) await moveTo('withdrawn', await lockDetermination(transaction.manager, record.id), transaction);
  }
}

async function moveTo(
  state: Exclude<SignedState, 'draft'>,
  determination: DeterminationEntity,
  { manager, record }: Transaction,
): Promise<void> {
  const before = snapshot(determination);
  touch(Object.assign(determination, { state }));
  await manager.update(DeterminationEntity, determination.id, determination);
  record({ event: EVENTS[state], before, after: determination });
}
