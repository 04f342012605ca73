import { Module, type DynamicModule } from '@nestjs/common';
import { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { ServiceTokens } from '@fsvp/service-kit/security/service-token';
import { ActivityGenerator, PROGRAM } from './activity-generator.js';

/** Activities that follow from signed verification plans. */
@Module({})
export class PlannedActivitiesModule {
  /** @param programUrls replicas of svc-program, for FSVP files that this service does not know yet */
  static register(programUrls: string[]): DynamicModule {
    return {
      module: PlannedActivitiesModule,
      providers: [
        ActivityGenerator,
        {
          provide: PROGRAM,
          useFactory: (tokens: ServiceTokens) => new ServiceClient('program', programUrls, tokens),
          inject: [ServiceTokens],
        },
      ],
    };
  }
}
