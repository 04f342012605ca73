import { Injectable } from '@nestjs/common';
import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import type { SignedDetermination } from '@fsvp/contracts/program/determination.record';
import { DataSource } from 'typeorm';
import { SignableSeries } from '../signed-series/signable-series.js';
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

  async demand({ fileId }: SignedDetermination): Promise<Omit<QualificationDemand, 'activity'>> {
    return { food: await qualifyingFood(this.dataSource.manager, fileId), languages: [] };
  }
}
