import { Module } from '@nestjs/common';
import { determinationSignatures } from '@fsvp/contracts/program/determination';
import { CHANGE_LOGS, ChangeLogSweeper } from '@fsvp/service-kit/lists/counts/change-log-sweeper';
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
import { FsvpFilesQueries, LISTED_FILE_CHANGES } from './fsvp-files.queries.js';
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
    { provide: CHANGE_LOGS, useValue: [LISTED_FILE_CHANGES] },
    ChangeLogSweeper,
  ],
  exports: [FsvpFilesService, ReadinessExport],
})
export class FsvpFilesModule {}
