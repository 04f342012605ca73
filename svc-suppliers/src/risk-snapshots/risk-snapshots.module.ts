import { Module } from '@nestjs/common';
import { SuppliersModule } from '../suppliers/suppliers.module.js';
import { RiskSnapshotScheduler } from './risk-snapshot-scheduler.js';
import { RiskSnapshotsController } from './risk-snapshots.controller.js';
import { RiskSnapshotsService } from './risk-snapshots.service.js';

@Module({
  imports: [SuppliersModule],
  controllers: [RiskSnapshotsController],
  providers: [RiskSnapshotsService, RiskSnapshotScheduler],
})
export class RiskSnapshotsModule {}
