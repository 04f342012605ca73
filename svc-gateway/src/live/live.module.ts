import { Module, type DynamicModule } from '@nestjs/common';
import { PgNotificationsModule } from '../pg-notifications/pg-notifications.module.js';
import { PoliciesModule } from '../policies/policies.module.js';
import { LiveChanges } from './live-changes.js';
import { LiveController } from './live.controller.js';
import { LiveStreams } from './live-streams.js';

/** Live updates of open windows. */
@Module({})
export class LiveModule {
  /** @param events the module whose event stream is followed */
  static register(events: DynamicModule): DynamicModule {
    return {
      module: LiveModule,
      imports: [events, PgNotificationsModule, PoliciesModule],
      controllers: [LiveController],
      providers: [LiveStreams, LiveChanges],
      exports: [LiveStreams],
    };
  }
}
