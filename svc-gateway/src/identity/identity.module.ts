import { Global, Module } from '@nestjs/common';
import { PgNotificationsModule } from '../pg-notifications/pg-notifications.module.js';
import { PoliciesModule } from '../policies/policies.module.js';
import { AnonymousRequests } from './anonymous-requests.js';
import { UpstreamsModule } from '../upstreams/upstreams.module.js';
import { AccessController } from './access.controller.js';
import { ApiTokensModule } from './api-tokens/api-tokens.module.js';
import { CallersService } from './callers.service.js';
import { IdentificationService } from './identification.service.js';
import { LoginAttempts } from './login-attempts.js';
import { LoginService } from './login.service.js';
import { SessionCache } from './session-cache.js';
import { SessionRenewal } from './session-renewal.js';
import { SessionGuard } from './session.guard.js';
import { SessionsService } from './sessions.service.js';
import { FailedSigningsService } from './signing/failed-signings.service.js';
import { QualifiedActivitiesService } from './signing/qualified-activities.service.js';
import { SigningGrantsController } from './signing/signing-grants.controller.js';
import { SigningGrantsService } from './signing/signing-grants.service.js';
import { UsersService } from './users.service.js';

/** Who makes a request: sessions, sign-in and signing grants. Global, because each request needs it. */
@Global()
@Module({
  imports: [PgNotificationsModule, PoliciesModule, UpstreamsModule, ApiTokensModule],
  controllers: [AccessController, SigningGrantsController],
  providers: [
    SessionCache,
    SessionRenewal,
    SessionsService,
    SessionGuard,
    AnonymousRequests,
    LoginAttempts,
    IdentificationService,
    LoginService,
    FailedSigningsService,
    SigningGrantsService,
    QualifiedActivitiesService,
    UsersService,
    CallersService,
  ],
  exports: [
    SessionCache,
    SessionRenewal,
    SessionsService,
    SessionGuard,
    LoginAttempts,
    IdentificationService,
    LoginService,
    QualifiedActivitiesService,
    UsersService,
    CallersService,
  ],
})
export class IdentityModule {}
