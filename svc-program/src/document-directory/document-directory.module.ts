import { Module, type DynamicModule } from '@nestjs/common';
import { Database } from '@fsvp/service-kit/database/database';
import { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { DocumentFiles } from '@fsvp/service-kit/read-models/document-files/document-files';
import { ServiceTokens } from '@fsvp/service-kit/security/service-token';
import { NamedDocuments } from './named-documents.js';

/** Provides the files of documents, which are signed with the records that rest on them, and the check of documents that records name. */
@Module({})
export class DocumentDirectoryModule {
  /** @param documentsUrls replicas of svc-documents */
  static register(documentsUrls: string[]): DynamicModule {
    return {
      module: DocumentDirectoryModule,
      global: true,
      providers: [DocumentFiles, NamedDocuments].map((provide) => ({
        provide,
        useFactory: (database: Database, tokens: ServiceTokens) =>
          new provide(database, new ServiceClient('documents', documentsUrls, tokens)),
        inject: [Database, ServiceTokens],
      })),
      exports: [DocumentFiles, NamedDocuments],
    };
  }
}
