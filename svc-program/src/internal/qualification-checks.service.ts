import { Injectable } from '@nestjs/common';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import type { QualifiedActivity } from '@fsvp/contracts/signatures/qualified-activity';
import type { checkQualification, QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import type { QualificationChecker } from '@fsvp/service-kit/signatures/qualifications';
import { DataSource, IsNull } from 'typeorm';
import type { QualificationEntity } from '../qualifications/qualification.entity.js';
import { qualificationSeries } from '../qualifications/series.js';
import { QualifiedIndividualEntity } from '../qualified-individuals/qualified-individual.entity.js';
import { findRefusal, isValid } from './qualification-refusal.js';

/** What an account may sign for on this day of the suite's time zone. */
@Injectable()
export class QualificationChecks implements QualificationChecker {
  constructor(private readonly dataSource: DataSource) {}

  async check(userId: string, demand: QualificationDemand): Promise<ResponseOf<typeof checkQualification>> {
    const individual = await this.findIndividual(userId);
    if (!individual)
      return {
        qualification: null,
        refusal: 'You are not recorded as a qualified individual. Ask an administrator to add your qualification.',
      };
    const signed = await this.findSigned(individual);
    const refusal = findRefusal(signed, demand, today());
    const qualification = signed && !refusal ? { id: signed.id, versionNumber: signed.versionNumber } : null;
    return { qualification, refusal };
  }

  async activitiesOf(userId: string): Promise<QualifiedActivity[]> {
    const individual = await this.findIndividual(userId);
    const signed = individual && (await this.findSigned(individual));
    return signed && isValid(signed, today()) ? signed.activities : [];
  }

  private findIndividual(userId: string): Promise<QualifiedIndividualEntity | null> {
    return this.dataSource.manager.findOneBy(QualifiedIndividualEntity, { userId, deletedAt: IsNull() });
  }

  private findSigned({ id }: QualifiedIndividualEntity): Promise<QualificationEntity | null> {
    return qualificationSeries.find(this.dataSource.manager, { individualId: id }, 'signed');
  }
}
