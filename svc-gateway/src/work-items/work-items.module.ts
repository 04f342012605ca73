import { Module } from '@nestjs/common';
import { UpstreamsModule } from '../upstreams/upstreams.module.js';
import { WorkItemsController } from './work-items.controller.js';
import { WorkItemsService } from './work-items.service.js';
import { WorkLines } from './work-lines.js';

/** My Work: what people have to do, from all services. */
@Module({ imports: [UpstreamsModule], controllers: [WorkItemsController], providers: [WorkItemsService, WorkLines] })
export class WorkItemsModule {}
