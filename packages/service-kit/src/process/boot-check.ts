import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { callOf } from '../http/handle.decorator.js';
import { HandledCalls, OpenApiController } from '../api-documents/open-api/open-api.controller.js';
import { HealthController } from '../http/health.controller.js';

const NEST_PATH = 'path';
const WITHOUT_CONTRACT: unknown[] = [HealthController, OpenApiController];

/**
 * Walks every route before the process listens: each must come from a contract, and so carry its decision whether it is
 * public.
 * @throws Error naming a route that was declared by hand
 */
export function checkRoutes(app: INestApplication): void {
  const scanner = new MetadataScanner();
  const handled = app.get(HandledCalls);
  handled.app = app;
  for (const wrapper of app.get(DiscoveryService).getControllers()) {
    if (!wrapper.instance || WITHOUT_CONTRACT.includes(wrapper.metatype)) continue;
    const prototype = Object.getPrototypeOf(wrapper.instance) as Record<string, object>;
    for (const name of scanner.getAllMethodNames(prototype)) {
      const handler = prototype[name];
      if (!handler || !Reflect.hasMetadata(NEST_PATH, handler)) continue;
      const call = callOf(handler);
      if (!call) throw new Error(`${wrapper.name}.${name} is a route without a contract; bind it with @Handle(call).`);
      handled.handlers.push({ call, prototype, method: name });
    }
  }
}
