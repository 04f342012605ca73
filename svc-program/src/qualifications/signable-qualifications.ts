import { Injectable } from '@nestjs/common';
import type { Qualification } from '@fsvp/contracts/program/qualified-individual';
import type { SignedQualification } from '@fsvp/contracts/program/qualified-individual.record';
import type { Names } from '@fsvp/contracts/core/signed-field';
import { DocumentDirectory } from '@fsvp/service-kit/read-models/document-directory/document-directory';
import type { Performers } from '@fsvp/service-kit/signatures/signable-records';
import { DataSource, type EntityManager } from 'typeorm';
import { titlesOf } from '../document-directory/document-entries.js';
import { SignableSeries } from '@fsvp/service-kit/signed-series/signable-series';
import { QualifiedIndividualEntity } from '../qualified-individuals/qualified-individual.entity.js';
import type { QualificationEntity } from './qualification.entity.js';
import { readQualification } from './read-qualification.js';
import { qualificationSeries } from './series.js';

/** Qualifications for their signatures. The person's name is part of what is signed. */
@Injectable()
export class SignableQualifications extends SignableSeries<QualificationEntity, SignedQualification> {
  readonly type = 'qualification';
  readonly documents;

  constructor(
    private readonly dataSource: DataSource,
    { files }: DocumentDirectory,
  ) {
    super(qualificationSeries);
    this.documents = { files, idsOf: ({ documents }: SignedQualification) => documents };
  }

  async find(id: string, manager = this.dataSource.manager): Promise<SignedQualification | undefined> {
    const version = await readQualification(manager, id);
    const individual = version && (await manager.findOneBy(QualifiedIndividualEntity, { id: version.individualId }));
    return individual ? { ...version, employer: individual.employer, relation: individual.relation } : undefined;
  }

  /** The titles of documents of today. */
  override names(content: Record<string, unknown>, manager = this.dataSource.manager): Promise<Names> {
    const { documents = [] } = content as Partial<Pick<Qualification, 'documents'>>;
    return titlesOf(manager, documents);
  }

  /** Nobody signs their own qualification (policy sod.qualification), nor one in their name that is linked to no account. */
  async performers({ individualId }: Qualification, manager: EntityManager): Promise<Performers> {
    const { userId, name } = await manager.findOneByOrFail(QualifiedIndividualEntity, { id: individualId });
    return userId === null ? { ids: [], typed: [name] } : { ids: [userId], typed: [] };
  }
}
