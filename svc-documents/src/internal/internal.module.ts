import { Module } from '@nestjs/common';
import { InternalController } from './internal.controller.js';
import { RemindersQueries } from './reminders.queries.js';

@Module({ controllers: [InternalController], providers: [RemindersQueries] })
export class InternalModule {}
