import { Module, type DynamicModule } from '@nestjs/common';
import { AllDeadLetters } from './all-dead-letters.service.js';
import { DeadLettersController } from './dead-letters.controller.js';

/** The dead letters of all services. */
@Module({})
export class DeadLettersModule {
  /** @param events the module with the gateway's own */
  static register(events: DynamicModule): DynamicModule {
    return {
      module: DeadLettersModule,
      imports: [events],
      controllers: [DeadLettersController],
      providers: [AllDeadLetters],
    };
  }
}
