import { Module, type DynamicModule } from '@nestjs/common';
import { DeadLettersController } from './dead-letters.controller.js';

/** The calls for a service's dead letters. */
@Module({})
export class DeadLettersModule {
  /** @param events the module of the service's consumers */
  static register(events: DynamicModule): DynamicModule {
    return { module: DeadLettersModule, imports: [events], controllers: [DeadLettersController] };
  }
}
