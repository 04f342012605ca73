import { Module, type DynamicModule } from '@nestjs/common';
import { supplierApprovalSignatures } from '@fsvp/contracts/program/supplier-evaluations/supplier-approval';
import { supplierEvaluationSignatures } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { SupplierDirectory } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory';
import { ServiceTokens } from '@fsvp/service-kit/security/service-token';
import { createSignaturesController } from '@fsvp/service-kit/signatures/signatures.controller';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { PerformanceController } from '../performance/performance.controller.js';
import { PerformanceService } from '../performance/performance.service.js';
import { SignableApprovals } from '../supplier-approvals/signable-approvals.js';
import { SupplierApprovalsController } from '../supplier-approvals/supplier-approvals.controller.js';
import { SupplierApprovalsService } from '../supplier-approvals/supplier-approvals.service.js';
import { SignableEvaluations } from './signable-evaluations.js';
import { SupplierEvaluationsController } from './supplier-evaluations.controller.js';
import { SupplierEvaluationsService } from './supplier-evaluations.service.js';

/** Evaluations of foods and suppliers, the performance that they consider, and approvals on them. */
@Module({})
export class SupplierEvaluationsModule {
  /** @param qualityUrls replicas of svc-quality, for the receipts of suppliers */
  static register(qualityUrls: string[]): DynamicModule {
    return {
      module: SupplierEvaluationsModule,
      controllers: [
        SupplierEvaluationsController,
        SupplierApprovalsController,
        PerformanceController,
        createSignaturesController(supplierEvaluationSignatures, SignableEvaluations),
        createSignaturesController(supplierApprovalSignatures, SignableApprovals),
      ],
      providers: [
        SupplierEvaluationsService,
        SupplierApprovalsService,
        SignableEvaluations,
        SignableApprovals,
        {
          provide: PerformanceService,
          useFactory: (dataSource: DataSource, suppliers: SupplierDirectory, tokens: ServiceTokens, logger: Logger) =>
            new PerformanceService(dataSource, suppliers, new ServiceClient('quality', qualityUrls, tokens), logger),
          inject: [DataSource, SupplierDirectory, ServiceTokens, LOGGER],
        },
      ],
      exports: [PerformanceService],
    };
  }
}
