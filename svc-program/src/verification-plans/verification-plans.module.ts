import { Module } from '@nestjs/common';
import { verificationPlanSignatures } from '@fsvp/contracts/program/verification-plans/verification-plan';
import { createSignaturesController } from '@fsvp/service-kit/signatures/signatures.controller';
import { FileScheduleService } from './file-schedule.service.js';
import { SignablePlans } from './signable-plans.js';
import { VerificationPlansController } from './verification-plans.controller.js';
import { VerificationPlansService } from './verification-plans.service.js';

/** Verification plans of FSVP files, and the schedule that follows from them. */
@Module({
  controllers: [VerificationPlansController, createSignaturesController(verificationPlanSignatures, SignablePlans)],
  providers: [VerificationPlansService, FileScheduleService, SignablePlans],
})
export class VerificationPlansModule {}
