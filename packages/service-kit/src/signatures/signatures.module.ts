import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import { ServiceClient } from '../http/service-client.js';
import { ServiceTokens } from '../security/service-token.js';
import { ProgramChecker, Qualifications, type QualificationChecker } from './qualifications.js';
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
   * @param qualifications replicas of svc-program, in it the class that knows them, which this module provides; null where no record
   * needs a qualification
   */
  static register(secret: string, qualifications: string[] | Type<QualificationChecker> | null): DynamicModule {
    const local = typeof qualifications === 'function' ? [qualifications] : [];
    return {
      module: SignaturesModule,
      global: true,
      providers: [
        { provide: SigningGrants, useValue: new SigningGrants(secret) },
        ...local,
        provideQualifications(qualifications),
        SignaturesService,
      ],
      exports: [SignaturesService, Qualifications, ...local],
    };
  }
}

function provideQualifications(qualifications: string[] | Type<QualificationChecker> | null): Provider {
  if (typeof qualifications === 'function')
    return {
      provide: Qualifications,
      useFactory: (checker: QualificationChecker) => new Qualifications(checker),
      inject: [qualifications],
    };
  return {
    provide: Qualifications,
    useFactory: (tokens: ServiceTokens) =>
      new Qualifications(qualifications && new ProgramChecker(new ServiceClient('program', qualifications, tokens))),
    inject: [ServiceTokens],
  };
}
