import { Module, type DynamicModule } from '@nestjs/common';
import { OBJECT_STORE, type ObjectStore } from './object-store.js';
import { ObjectSweeper } from './object-sweeper.js';

@Module({})
export class ObjectStoreModule {
  static register(store: ObjectStore): DynamicModule {
    return {
      module: ObjectStoreModule,
      global: true,
      providers: [{ provide: OBJECT_STORE, useValue: store }, ObjectSweeper],
      exports: [OBJECT_STORE, ObjectSweeper],
    };
  }
}
