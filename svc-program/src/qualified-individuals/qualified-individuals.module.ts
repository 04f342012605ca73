import { Module } from '@nestjs/common';
import { qualificationSignatures } from '@fsvp/contracts/program/qualified-individual';
import { createSignaturesController } from '@fsvp/service-kit/signatures/signatures.controller';
import { QualificationsController } from '../qualifications/qualifications.controller.js';
import { QualificationsService } from '../qualifications/qualifications.service.js';
import { SignableQualifications } from '../qualifications/signable-qualifications.js';
import { QualifiedIndividualsController } from './qualified-individuals.controller.js';
import { QualifiedIndividualsQueries } from './qualified-individuals.queries.js';
import { QualifiedIndividualsService } from './qualified-individuals.service.js';

/** Qualified individuals with their qualifications. */
@Module({
  controllers: [
    QualifiedIndividualsController,
    QualificationsController,
    createSignaturesController(qualificationSignatures, SignableQualifications),
  ],
  providers: [QualifiedIndividualsService, QualifiedIndividualsQueries, QualificationsService, SignableQualifications],
})
export class QualifiedIndividualsModule {}
