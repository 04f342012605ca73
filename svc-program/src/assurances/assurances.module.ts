import { Module } from '@nestjs/common';
import { ControlRecordsController } from '../control-records/control-records.controller.js';
import { ControlRecordsService } from '../control-records/control-records.service.js';
import { EvidenceLinksController } from '../evidence-links/evidence-links.controller.js';
import { EvidenceLinksService } from '../evidence-links/evidence-links.service.js';
import { StandingChecksController } from '../standing-checks/standing-checks.controller.js';
import { StandingChecksService } from '../standing-checks/standing-checks.service.js';
import { AssurancesController } from './assurances.controller.js';
import { AssurancesQueries } from './assurances.queries.js';
import { AssurancesService } from './assurances.service.js';

/** Records that are evidence of FSVP files without a signature of this suite, and the choice of evidence. */
@Module({
  controllers: [AssurancesController, StandingChecksController, ControlRecordsController, EvidenceLinksController],
  providers: [AssurancesService, AssurancesQueries, StandingChecksService, ControlRecordsService, EvidenceLinksService],
})
export class AssurancesModule {}
