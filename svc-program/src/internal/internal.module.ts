import { Module } from '@nestjs/common';
import { FsvpFilesModule } from '../fsvp-files/fsvp-files.module.js';
import { InternalController } from './internal.controller.js';
import { RemindersQueries } from './reminders.queries.js';

/** Calls for other services. */
@Module({ imports: [FsvpFilesModule], controllers: [InternalController], providers: [RemindersQueries] })
export class InternalModule {}
