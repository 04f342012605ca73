import { Injectable } from '@nestjs/common';
import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import type { SignedDetermination } from '@fsvp/contracts/program/determination.record';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { SignatureEntity } from '@fsvp/service-kit/signatures/signature.entity';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { SignableSeries } from '@fsvp/service-kit/signed-series/signable-series';
import { regimesOfFile } from '../fsvp-files/file-regimes.js';
import { FsvpFileEntity } from '../fsvp-files/fsvp-file.entity.js';
import { qualifyingFood } from '../fsvp-files/parties.js';
import { readFsvpFile } from '../fsvp-files/read-fsvp-file.js';
import type { DeterminationEntity } from './determination.entity.js';
import { readDetermination } from './read-determination.js';
import { determinationSeries } from './series.js';

/** Determinations for their signatures. The names of the file's parties are part of what is signed. */
@Injectable()
export class SignableDeterminations extends SignableSeries<DeterminationEntity, SignedDetermination> {
  readonly type = 'applicability-determination';

  constructor(private readonly dataSource: DataSource) {
    super(determinationSeries);
  }

  async find(id: string, manager = this.dataSource.manager): Promise<SignedDetermination | undefined> {
    const determination = await readDetermination(manager, id);
    const file = determination && (await readFsvpFile(manager, determination.fileId));
    if (!file) return undefined;
    const { importerName, supplierName, foodName, lifecycle } = file;
    return { ...determination, importerName, supplierName, foodName, fileClosed: lifecycle === 'closed' };
  }

  /** @throws 409 for a very small importer whose eligibility is not signed */
  override async onSigned(record: SignedDetermination, by: SignatureEntity, transaction: Transaction): Promise<void> {
    if (record.chosenRegime === 'very_small') await assertVerySmall(record, transaction.manager);
    await super.onSigned(record, by, transaction);
  }

  async demand({ fileId }: SignedDetermination): Promise<Omit<QualificationDemand, 'activity'>> {
    return { food: await qualifyingFood(this.dataSource.manager, fileId), languages: [] };
  }
}

async function assertVerySmall({ fileId, answers }: SignedDetermination, manager: EntityManager): Promise<void> {
  const { importerId } = await manager.findOneByOrFail(FsvpFileEntity, { id: fileId });
  const { candidates } = await regimesOfFile(manager, { ...answers, importerId });
  if (!candidates.some(({ regime }) => regime === 'very_small'))
    throw new ProblemError(
      'wrong-state',
      'Sign the eligibility of the importer for this year first: it says that it is a very small importer.',
    );
}
