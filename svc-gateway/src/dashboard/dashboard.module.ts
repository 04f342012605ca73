import { Module } from '@nestjs/common';
import { UpstreamsModule } from '../upstreams/upstreams.module.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';

@Module({ imports: [UpstreamsModule], controllers: [DashboardController], providers: [DashboardService] })
export class DashboardModule {}
