import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { DeadLettersController } from '@fsvp/service-kit/dead-letters/dead-letters.controller';
import { EventsModule } from '@fsvp/service-kit/events/events.module';
import { ServiceModule } from '@fsvp/service-kit/service.module';
import type { Logger } from 'pino';
import type { Config } from './config.js';

const ENTITIES: Type[] = [];

@Module({})
export class AppModule {
  static register(config: Config, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ServiceModule.register({ name: 'program', config, logger, entities: ENTITIES }),
        EventsModule.register({ service: 'program', config, relay: true }, []),
      ],
      controllers: [DeadLettersController],
    };
  }
}
