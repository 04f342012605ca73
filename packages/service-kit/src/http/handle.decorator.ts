import {
  applyDecorators,
  createParamDecorator,
  Delete,
  Get,
  HttpCode,
  Patch,
  Post,
  Put,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import { isMergingPut, patchOf, successStatus, type CallDefinition } from '@fsvp/contracts/core/call';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import type { FastifyRequest } from 'fastify';

const CALL = 'fsvp:call';
const METHODS = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete };

/** A request whose parts the contract interceptor has parsed. */
export interface ParsedRequest extends FastifyRequest {
  input?: unknown;
}

/**
 * Binds a handler to a call of the contracts: method, path, status, validation and OpenAPI come from it. A merging PUT is
 * bound to its PATCH too.
 */
export function Handle(call: CallDefinition): MethodDecorator {
  return (target, key, descriptor) => {
    bind(call)(target, key, descriptor);
    if (isMergingPut(call)) addAlias(target, key, descriptor as PropertyDescriptor, patchOf(call));
  };
}

function bind(call: CallDefinition): MethodDecorator {
  const path = call.path.replace(/\{(\w+)\}/g, ':$1');
  return applyDecorators(SetMetadata(CALL, call), METHODS[call.method](path), HttpCode(successStatus(call)));
}

/** Adds a method that does the same for another call: Nest keeps one HTTP method for each. */
function addAlias(target: object, key: string | symbol, { value }: PropertyDescriptor, call: CallDefinition): void {
  const name = `${String(key)} by ${call.method}`;
  const handler = value as (...input: unknown[]) => unknown;
  const alias: PropertyDescriptor = {
    value(this: unknown, ...input: unknown[]): unknown {
      return handler.apply(this, input);
    },
    configurable: true,
    writable: true,
  };
  Object.defineProperty(target, name, alias);
  // The parameters' decorators have run: they are the first of a method.
  const parameters: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, target.constructor, key);
  Reflect.defineMetadata(ROUTE_ARGS_METADATA, parameters, target.constructor, name);
  bind(call)(target, name, alias);
}

/** The parsed input of the call: `HandlerInput<typeof thatCall>`. */
export const Input = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<ParsedRequest>().input,
);

/** The call a handler is bound to, if any. */
export function callOf(handler: object): CallDefinition | undefined {
  return Reflect.getMetadata(CALL, handler) as CallDefinition | undefined;
}
