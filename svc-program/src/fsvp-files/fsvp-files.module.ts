import { Module } from '@nestjs/common';
import { determinationSignatures } from '@fsvp/contracts/program/determination';
import { createSignaturesController } from '@fsvp/service-kit/signatures/signatures.controller';
import { DeterminationsController } from '../determinations/determinations.controller.js';
import { DeterminationsService } from '../determinations/determinations.service.js';
import { SignableDeterminations } from '../determinations/signable-determinations.js';
import { PortfolioController } from '../portfolio/portfolio.controller.js';
import { PortfolioQueries } from '../portfolio/portfolio.queries.js';
import { ReadinessChangesQueries } from '../readiness/readiness-changes.queries.js';
import { ReadinessExport } from '../readiness/readiness-export.js';
import { ReadinessRefresher } from '../readiness/readiness-refresher.js';
import { ReadinessService } from '../readiness/readiness.service.js';
import { FsvpFilesController } from './fsvp-files.controller.js';
import { FsvpFilesQueries } from './fsvp-files.queries.js';
import { FsvpFilesService } from './fsvp-files.service.js';

/** FSVP files with the determinations of their regime. */
@Module({
  controllers: [
    FsvpFilesController,
    DeterminationsController,
    PortfolioController,
    createSignaturesController(determinationSignatures, SignableDeterminations),
  ],
  providers: [
    FsvpFilesService,
    FsvpFilesQueries,
    DeterminationsService,
    SignableDeterminations,
    ReadinessService,
    ReadinessChangesQueries,
    ReadinessRefresher,
    PortfolioQueries,
    ReadinessExport,
  ],
  exports: [FsvpFilesService, ReadinessExport],
})
export class FsvpFilesModule {}
