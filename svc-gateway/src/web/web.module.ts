import { Module, type DynamicModule } from '@nestjs/common';
import { ModuleAudit } from './module-audit.js';
import { ModuleRegistryController } from './module-registry.controller.js';
import { ModuleRegistryService } from './module-registry.service.js';
import { ShellPageService } from './shell-page.service.js';

/** The page of the shell and the registry of its modules. */
@Module({})
export class WebModule {
  /** @param live with the open windows, which get a notice of new releases */
  static register(live: DynamicModule): DynamicModule {
    return {
      module: WebModule,
      imports: [live],
      controllers: [ModuleRegistryController],
      providers: [ModuleAudit, ModuleRegistryService, ShellPageService],
    };
  }
}
