import { Module, type DynamicModule } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { ServiceClient } from '../../http/service-client.js';
import { ServiceTokens } from '../../security/service-token.js';
import { ProductDirectory } from './product-directory.js';

/** Provides the product directory. */
@Module({})
export class ProductDirectoryModule {
  /** @param suppliersUrls replicas of svc-suppliers */
  static register(suppliersUrls: string[]): DynamicModule {
    return {
      module: ProductDirectoryModule,
      global: true,
      providers: [
        {
          provide: ProductDirectory,
          useFactory: (database: Database, tokens: ServiceTokens) =>
            new ProductDirectory(database, new ServiceClient('suppliers', suppliersUrls, tokens)),
          inject: [Database, ServiceTokens],
        },
      ],
      exports: [ProductDirectory],
    };
  }
}
