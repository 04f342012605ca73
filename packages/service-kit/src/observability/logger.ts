import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { describeError } from './log-error.js';
import { LogOutput } from './log-output.js';
import { currentContext } from '../context/request-context.js';
import { traceIdOf } from './tracing/tracing.js';

/** Injection token of the process's pino logger. */
export const LOGGER = Symbol('logger');

/** JSON lines on stdout with service and, where there are, request id and id of a sampled trace. Secrets never reach it. */
export function createLogger(service: string, level: string): Logger {
  const output = new LogOutput((lines) => logger.warn({ lines }, 'log lines were lost: they could not be written'));
  const logger = pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => {
        const { requestId, span } = currentContext();
        return { ...(requestId && { requestId }), ...traceIdOf(span) };
      },
      serializers: { err: describeError },
      redact: ['req.headers.cookie', 'req.headers.authorization', '*.password'],
    },
    output,
  );
  return logger;
}

/** Nest's own messages in the same log. */
export class NestLogger implements LoggerService {
  /** Whether Nest has reported an error. A shutdown hook that fails shows nowhere else. */
  hasErrors = false;

  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }
  error(message: unknown, stack?: string, context?: string): void {
    this.hasErrors = true;
    this.logger.error({ context, stack }, String(message));
  }
  fatal(message: unknown, context?: string): void {
    this.logger.fatal({ context }, String(message));
  }
}
