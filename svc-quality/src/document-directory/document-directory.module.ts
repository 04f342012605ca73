import { Module, type DynamicModule } from '@nestjs/common';
import { Database } from '@fsvp/service-kit/database/database';
import { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { ServiceTokens } from '@fsvp/service-kit/security/service-token';
import { Attachments } from './attachments.js';

/** Provides the attachments of records. */
@Module({})
export class DocumentDirectoryModule {
  /** @param documentsUrls replicas of svc-documents */
  static register(documentsUrls: string[]): DynamicModule {
    return {
      module: DocumentDirectoryModule,
      global: true,
      providers: [
        {
          provide: Attachments,
          useFactory: (database: Database, tokens: ServiceTokens) =>
            new Attachments(database, new ServiceClient('documents', documentsUrls, tokens)),
          inject: [Database, ServiceTokens],
        },
      ],
      exports: [Attachments],
    };
  }
}
