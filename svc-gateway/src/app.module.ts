import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { EventsModule } from '@fsvp/service-kit/events/events.module';
import { ServiceModule } from '@fsvp/service-kit/process/service.module';
import { SignatureEntity } from '@fsvp/service-kit/signatures/signature.entity';
import { SignaturesModule } from '@fsvp/service-kit/signatures/signatures.module';
import type { Logger } from 'pino';
import { CalendarModule } from './calendar/calendar.module.js';
import { CalendarFeedEntity } from './calendar/feeds/calendar-feed.entity.js';
import type { Config } from './config.js';
import { ConfigModule } from './config.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { AccountReviewEntity } from './identity/account-reviews/account-review.entity.js';
import { AccountReviewsModule } from './identity/account-reviews/account-reviews.module.js';
import { AccountsModule } from './identity/accounts/accounts.module.js';
import { ApiTokenEntity } from './identity/api-tokens/api-token.entity.js';
import { ApiTokensModule } from './identity/api-tokens/api-tokens.module.js';
import { IdentityModule } from './identity/identity.module.js';
import { OidcModule } from './identity/oidc/oidc.module.js';
import { SessionGuard } from './identity/session.guard.js';
import { UserEntity } from './identity/user.entity.js';
import { ChangesModule } from './integrations/changes/changes.module.js';
import { OpenApiModule } from './integrations/open-api/open-api.module.js';
import { LiveModule } from './live/live.module.js';
import { NOTIFICATION_CONSUMERS } from './notifications/consumers.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { DeadLettersModule } from './operations/dead-letters/dead-letters.module.js';
import { PoliciesModule } from './policies/policies.module.js';
import { WebModule } from './web/web.module.js';
import { WorkItemEntity } from './work-items/work-item.entity.js';
import { WorkItemsModule } from './work-items/work-items.module.js';

const ENTITIES = [UserEntity, ApiTokenEntity, AccountReviewEntity, SignatureEntity, WorkItemEntity, CalendarFeedEntity];

@Module({})
export class AppModule {
  static register(config: Config, logger: Logger): DynamicModule {
    const guard = { provide: APP_GUARD, useExisting: SessionGuard };
    const events = EventsModule.register({ service: 'gateway', config, relay: true }, NOTIFICATION_CONSUMERS);
    const live = LiveModule.register(events);
    return {
      module: AppModule,
      imports: [
        ConfigModule.register(config),
        ServiceModule.register({ name: 'gateway', config, logger, entities: ENTITIES, guard }),
        events,
        // Who confirms an account review needs no qualification, and no separation of duties.
        SignaturesModule.register(config.INTERNAL_TOKEN_SECRET, null),
        IdentityModule,
        OidcModule,
        AccountsModule,
        ApiTokensModule,
        AccountReviewsModule,
        PoliciesModule,
        DashboardModule,
        WorkItemsModule,
        CalendarModule,
        NotificationsModule,
        live,
        WebModule.register(live),
        DeadLettersModule.register(events),
        ChangesModule,
        OpenApiModule,
      ],
    };
  }
}
