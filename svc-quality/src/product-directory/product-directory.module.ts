import { Module, type DynamicModule } from '@nestjs/common';
import { Database } from '@fsvp/service-kit/database';
import { ServiceClient } from '@fsvp/service-kit/service-client';
import { ServiceTokens } from '@fsvp/service-kit/service-token';
import { ProductDirectory } from './product-directory.js';

/** Provides the product directory. */
@Module({})
export class ProductDirectoryModule {
  /** @param suppliersUrls replicas of svc-suppliers */
  static register(suppliersUrls: string[]): DynamicModule {
    return {
      module: ProductDirectoryModule,
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
