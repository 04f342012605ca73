import { Module, type DynamicModule } from '@nestjs/common';
import { createObjectStore, type ObjectStoreConfig } from './create-object-store.js';
import { ObjectStoreCheck } from './object-store-check.js';
import { OBJECT_STORE } from './object-store.js';
import { ObjectSweeper } from './object-sweeper.js';

@Module({})
export class ObjectStoreModule {
  static register(config: ObjectStoreConfig): DynamicModule {
    return {
      module: ObjectStoreModule,
      global: true,
      providers: [
        { provide: OBJECT_STORE, useFactory: () => createObjectStore(config) },
        ObjectStoreCheck,
        ObjectSweeper,
      ],
      exports: [OBJECT_STORE, ObjectSweeper],
    };
  }
}
