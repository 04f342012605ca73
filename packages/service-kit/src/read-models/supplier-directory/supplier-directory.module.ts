import { Module, type DynamicModule } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { ServiceClient } from '../../http/service-client.js';
import { ServiceTokens } from '../../security/service-token.js';
import { SupplierDirectory } from './supplier-directory.js';

/** Offers the supplier directory; the service also registers `FollowSupplierEvents` with its EventsModule. */
@Module({})
export class SupplierDirectoryModule {
  /** @param suppliersUrls replicas of svc-suppliers */
  static register(suppliersUrls: string[]): DynamicModule {
    return {
      module: SupplierDirectoryModule,
      global: true,
      providers: [
        {
          provide: SupplierDirectory,
          useFactory: (database: Database, tokens: ServiceTokens) =>
            new SupplierDirectory(database, new ServiceClient('suppliers', suppliersUrls, tokens)),
          inject: [Database, ServiceTokens],
        },
      ],
      exports: [SupplierDirectory],
    };
  }
}
