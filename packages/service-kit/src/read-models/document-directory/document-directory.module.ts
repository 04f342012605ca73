import { Module, type DynamicModule } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { ServiceClient } from '../../http/service-client.js';
import { ServiceTokens } from '../../security/service-token.js';
import type { DocumentCopy } from './document-copy.js';
import { DocumentDirectory } from './document-directory.js';

/** Offers the document directory; the service also registers `FollowDocuments` with its EventsModule. */
@Module({})
export class DocumentDirectoryModule {
  /** @param documentsUrls replicas of svc-documents @param waitMs see `DocumentDirectory` */
  static register(documentsUrls: string[], copy: Pick<DocumentCopy, 'save'>, waitMs?: number): DynamicModule {
    return {
      module: DocumentDirectoryModule,
      global: true,
      providers: [
        {
          provide: DocumentDirectory,
          useFactory: (database: Database, tokens: ServiceTokens) =>
            new DocumentDirectory(database, new ServiceClient('documents', documentsUrls, tokens), copy, waitMs),
          inject: [Database, ServiceTokens],
        },
      ],
      exports: [DocumentDirectory],
    };
  }
}
