import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { accountReviewSignatures } from '@fsvp/contracts/access/account-review';
import { EventsModule } from '@fsvp/service-kit/events/events.module';
import { ServiceModule } from '@fsvp/service-kit/process/service.module';
import { SignatureEntity } from '@fsvp/service-kit/signatures/signature.entity';
import { createSignaturesController } from '@fsvp/service-kit/signatures/signatures.controller';
import { SignaturesModule } from '@fsvp/service-kit/signatures/signatures.module';
import type { Logger } from 'pino';
import { AccountsController } from './identity/accounts/accounts.controller.js';
import { AccountsService } from './identity/accounts/accounts.service.js';
import { InvitationsService } from './identity/accounts/invitations.service.js';
import { OwnAccountController } from './identity/accounts/own-account.controller.js';
import { OwnAccountService } from './identity/accounts/own-account.service.js';
import { AccessController } from './identity/access.controller.js';
import { CallersService } from './identity/callers.service.js';
import { IdentificationService } from './identity/identification.service.js';
import { LoginAttempts } from './identity/login-attempts.js';
import { LoginService } from './identity/login.service.js';
import { OidcController } from './identity/oidc/oidc.controller.js';
import { OidcService } from './identity/oidc/oidc.service.js';
import { SessionCache } from './identity/session-cache.js';
import { SessionRenewal } from './identity/session-renewal.js';
import { SessionGuard } from './identity/session.guard.js';
import { SessionsService } from './identity/sessions.service.js';
import { FailedSigningsService } from './identity/signing/failed-signings.service.js';
import { QualifiedActivitiesService } from './identity/signing/qualified-activities.service.js';
import { SigningGrantsController } from './identity/signing/signing-grants.controller.js';
import { SigningGrantsService } from './identity/signing/signing-grants.service.js';
import { UserEntity } from './identity/user.entity.js';
import { UsersService } from './identity/users.service.js';
import { AccountReviewEntity } from './identity/account-reviews/account-review.entity.js';
import { AccountReviewReminder } from './identity/account-reviews/account-review-reminder.js';
import { AccountReviewsController } from './identity/account-reviews/account-reviews.controller.js';
import { AccountReviewsService } from './identity/account-reviews/account-reviews.service.js';
import { SignableAccountReviews } from './identity/account-reviews/signable-account-reviews.js';
import { ApiTokenEntity } from './identity/api-tokens/api-token.entity.js';
import { ApiTokenUses } from './identity/api-tokens/api-token-uses.js';
import { ApiTokensController } from './identity/api-tokens/api-tokens.controller.js';
import { ApiTokensService } from './identity/api-tokens/api-tokens.service.js';
import { UnusedTokenReminder } from './identity/api-tokens/unused-token-reminder.js';
import { ChangeHeads } from './integrations/changes/change-heads.service.js';
import { ChangePages } from './integrations/changes/change-pages.service.js';
import { ChangesController } from './integrations/changes/changes.controller.js';
import { CONFIG, type Config } from './config.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import { AllDeadLetters } from './operations/dead-letters/all-dead-letters.service.js';
import { DeadLettersController } from './operations/dead-letters/dead-letters.controller.js';
import { AnonymousRequests } from './proxy/limits/anonymous-requests.js';
import { LiveChanges } from './live/live-changes.js';
import { LiveController } from './live/live.controller.js';
import { LiveStreams } from './live/live-streams.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { NotificationsService } from './notifications/notifications.service.js';
import { NotifyWhenInspectionFailed } from './notifications/notify-when-inspection-failed.consumer.js';
import { NotifyWhenReportEnded } from './notifications/notify-when-report-ended.consumer.js';
import { NotifyWhenSignatureBroken } from './notifications/notify-when-signature-broken.consumer.js';
import { NotifyWhenWebhookDisabled } from './notifications/notify-when-webhook-disabled.consumer.js';
import { ReminderScan } from './notifications/reminder-scan.js';
import { RemindersService } from './notifications/reminders.service.js';
import {
  SettleActionReminders,
  SettleDocumentReminders,
  SettleFileReminders,
  SettleVerificationReminders,
} from './notifications/settle-reminders.consumer.js';
import { MergedOpenApi } from './integrations/open-api/merged-open-api.service.js';
import { OwnExampleRecords } from './integrations/open-api/own-example-records.js';
import { PgNotificationListener } from './pg-notification-listener.js';
import { PoliciesController } from './policies/policies.controller.js';
import { PoliciesService } from './policies/policies.service.js';
import { Upstreams } from './proxy/upstreams.js';
import { ModuleAudit } from './web/module-audit.js';
import { ModuleRegistryController } from './web/module-registry.controller.js';
import { ModuleRegistryService } from './web/module-registry.service.js';
import { ShellPageService } from './web/shell-page.service.js';

const CONSUMERS = [
  NotifyWhenInspectionFailed,
  NotifyWhenReportEnded,
  NotifyWhenSignatureBroken,
  NotifyWhenWebhookDisabled,
  SettleVerificationReminders,
  SettleActionReminders,
  SettleDocumentReminders,
  SettleFileReminders,
];

/** Who signs in, and what they may do. */
@Global()
@Module({
  controllers: [
    AccessController,
    OwnAccountController,
    OidcController,
    SigningGrantsController,
    AccountsController,
    ApiTokensController,
    PoliciesController,
  ],
  providers: [
    PgNotificationListener,
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
    AccountsService,
    InvitationsService,
    OidcService,
    OwnAccountService,
    ApiTokensService,
    ApiTokenUses,
    PoliciesService,
  ],
  exports: [
    QualifiedActivitiesService,
    PgNotificationListener,
    SessionCache,
    SessionsService,
    SessionGuard,
    CallersService,
    AnonymousRequests,
    PoliciesService,
  ],
})
class AccessModule {}

@Module({})
export class AppModule {
  static register(config: Config, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      global: true,
      imports: [
        ServiceModule.register({
          name: 'gateway',
          config,
          logger,
          entities: [UserEntity, ApiTokenEntity, AccountReviewEntity, SignatureEntity],
          guard: { provide: APP_GUARD, useExisting: SessionGuard },
        }),
        EventsModule.register({ service: 'gateway', config, relay: true }, CONSUMERS),
        // Who confirms an account review needs no qualification, and no separation of duties.
        SignaturesModule.register(config.INTERNAL_TOKEN_SECRET, null),
        AccessModule,
      ],
      controllers: [
        DashboardController,
        AccountReviewsController,
        createSignaturesController(accountReviewSignatures, SignableAccountReviews),
        NotificationsController,
        DeadLettersController,
        ModuleRegistryController,
        LiveController,
        ChangesController,
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        Upstreams,
        DashboardService,
        AllDeadLetters,
        NotificationsService,
        RemindersService,
        AccountReviewsService,
        SignableAccountReviews,
        AccountReviewReminder,
        UnusedTokenReminder,
        ReminderScan,
        LiveStreams,
        LiveChanges,
        ChangeHeads,
        ChangePages,
        MergedOpenApi,
        OwnExampleRecords,
        ModuleAudit,
        ModuleRegistryService,
        ShellPageService,
      ],
      exports: [CONFIG, Upstreams],
    };
  }
}
