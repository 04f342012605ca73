import { Module } from '@nestjs/common';
import { WorkItemsController } from './work-items.controller.js';
import { WorkLinesQueries } from './work-lines.queries.js';

/** What people have to do, for the gateway's list of all services. */
@Module({ controllers: [WorkItemsController], providers: [WorkLinesQueries] })
export class WorkItemsModule {}
