import { Controller, Res } from '@nestjs/common';
import { getModuleRegistry, type ModuleRegistry } from '@fsvp/contracts/modules/module-registry';
import { Handle } from '@fsvp/service-kit/http/handle.decorator';
import type { FastifyReply } from 'fastify';
import { ModuleRegistryService } from './module-registry.service.js';

@Controller()
export class ModuleRegistryController {
  constructor(private readonly registry: ModuleRegistryService) {}

  @Handle(getModuleRegistry)
  getRegistry(@Res({ passthrough: true }) reply: FastifyReply): Promise<ModuleRegistry> {
    void reply.header('cache-control', 'no-cache');
    return this.registry.refresh();
  }
}
