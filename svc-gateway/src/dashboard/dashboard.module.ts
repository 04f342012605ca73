import { Module } from '@nestjs/common';
import { ProxyModule } from '../upstreams/upstreams.module.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';

@Module({ imports: [ProxyModule], controllers: [DashboardController], providers: [DashboardService] })
export class DashboardModule {}
