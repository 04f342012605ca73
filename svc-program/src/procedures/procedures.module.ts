import { Module } from '@nestjs/common';
import { procedureSignatures } from '@fsvp/contracts/program/procedure';
import { createSignaturesController } from '@fsvp/service-kit/signatures/signatures.controller';
import { ProceduresController } from './procedures.controller.js';
import { ProceduresQueries } from './procedures.queries.js';
import { ProceduresService } from './procedures.service.js';
import { SignableProcedures } from './signable-procedures.js';

/** Written procedures of importers. */
@Module({
  controllers: [ProceduresController, createSignaturesController(procedureSignatures, SignableProcedures)],
  providers: [ProceduresService, ProceduresQueries, SignableProcedures],
})
export class ProceduresModule {}
