import { Module, type DynamicModule } from '@nestjs/common';
import { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { ServiceTokens } from '@fsvp/service-kit/security/service-token';
import type { Logger } from 'pino';
import { OpenFiles } from './open-files.js';

@Module({})
export class OpenFilesModule {
  /** @param program replicas of svc-program */
  static register(program: string[]): DynamicModule {
    return {
      module: OpenFilesModule,
      global: true,
      providers: [
        {
          provide: OpenFiles,
          useFactory: (tokens: ServiceTokens, logger: Logger) =>
            new OpenFiles(new ServiceClient('program', program, tokens), logger),
          inject: [ServiceTokens, LOGGER],
        },
      ],
      exports: [OpenFiles],
    };
  }
}
