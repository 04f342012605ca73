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
import { successStatus, type CallDefinition } from '@fsvp/contracts/call';
import type { FastifyRequest } from 'fastify';

const CALL = 'fsvp:call';
const METHODS = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete };

/** A request whose parts the contract interceptor has parsed. */
export interface ParsedRequest extends FastifyRequest {
  input?: unknown;
}

/** Binds a handler to a call of the contracts: method, path, status, validation and OpenAPI come from it. */
export function Handle(call: CallDefinition): MethodDecorator {
  const path = call.path.replace(/\{(\w+)\}/g, ':$1');
  return applyDecorators(SetMetadata(CALL, call), METHODS[call.method](path), HttpCode(successStatus(call)));
}

/** The parsed input of the call: `HandlerInput<typeof thatCall>`. */
export const Input = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<ParsedRequest>().input,
);

/** The call a handler is bound to, if any. */
export function callOf(handler: object): CallDefinition | undefined {
  return Reflect.getMetadata(CALL, handler) as CallDefinition | undefined;
}
