import type { SignedState } from '@fsvp/contracts/signatures/signed-state';
import type { Names } from '@fsvp/contracts/core/signed-field';
import type { SignableType } from '@fsvp/contracts/signatures/signature';
import type { SignableRecord, SignableRecords } from '../signatures/signable-records.js';
import type { SignatureEntity } from '../signatures/signature.entity.js';
import type { Transaction } from '../unit-of-work/unit-of-work.js';
import type { EntityManager } from 'typeorm';
import type { SignedSeries } from './signed-series.js';
import type { SignedVersionEntity } from './signed-version.entity.js';

/** Versions for their signatures, which make a draft the signed version and supersede the one before. */
export abstract class SignableSeries<
  E extends SignedVersionEntity,
  R extends SignableRecord & { state: SignedState },
> implements SignableRecords<R> {
  abstract readonly type: SignableType;

  constructor(private readonly series: Pick<SignedSeries<E, keyof E, object>, 'lock' | 'sign' | 'withdraw'>) {}

  abstract find(id: string, manager?: EntityManager): Promise<R | undefined>;

  /** With its owner, whose changes wait until the commit. */
  async lock(id: string, manager: EntityManager): Promise<R> {
    await this.series.lock(manager, id);
    return (await this.find(id, manager))!;
  }

  /** By default a record refers to others by names that are signed with it. */
  names(_content: Record<string, unknown>, _manager?: EntityManager): Promise<Names> {
    return Promise.resolve({});
  }

  isSuperseded({ state }: R): boolean {
    return state === 'superseded';
  }

  async onSigned({ id }: R, _by: SignatureEntity, transaction: Transaction): Promise<void> {
    await this.series.sign(transaction, id);
  }

  async onWithdrawn(record: R | undefined, _signature: SignatureEntity, transaction: Transaction): Promise<void> {
    if (record) await this.series.withdraw(transaction, record.id);
  }
}
