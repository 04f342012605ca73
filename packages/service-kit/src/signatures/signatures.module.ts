import { Module, type DynamicModule } from '@nestjs/common';
import { ServiceClient } from '../service-client.js';
import { ServiceTokens } from '../service-token.js';
import { Qualifications } from './qualifications.js';
import { SignaturesService } from './signatures.service.js';
import { SigningGrants } from './signing-grants.js';

/**
 * Offers signatures on a service's records. The service also registers the entity and the migrations of this folder and of `policies/`,
 * `FollowPolicies` with its EventsModule, and a controller with its records for each type.
 */
@Module({})
export class SignaturesModule {
  /**
   * @param secret INTERNAL_TOKEN_SECRET
   * @param programUrls replicas of svc-program; null where no record needs a qualification
   */
  static register(secret: string, programUrls: string[] | null): DynamicModule {
    return {
      module: SignaturesModule,
      global: true,
      providers: [
        { provide: SigningGrants, useValue: new SigningGrants(secret) },
        {
          provide: Qualifications,
          useFactory: (tokens: ServiceTokens) =>
            new Qualifications(programUrls && new ServiceClient('program', programUrls, tokens)),
          inject: [ServiceTokens],
        },
        SignaturesService,
      ],
      exports: [SignaturesService],
    };
  }
}
