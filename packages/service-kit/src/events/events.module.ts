import {
  Inject,
  Module,
  type BeforeApplicationShutdown,
  type DynamicModule,
  type OnApplicationBootstrap,
  type Type,
} from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { ServiceName } from '@fsvp/contracts/core/service-name';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { DataConfig } from '../runtime/config.js';
import { Database } from '../database/database.js';
import { DeadLetters } from './dead-letters/dead-letters.service.js';
import { CONSUMER_RUNNERS } from './dead-letters/consumer-runners.js';
import { LOGGER } from '../observability/logger.js';
import { ProcessState } from '../runtime/process-state.js';
import { ConsumerRunner, type AnyEventConsumer } from './consumer.js';
import { addConsumerMetrics } from './consumer-metrics.js';
import { EventLogSignal } from '../unit-of-work/event-log-signal.js';
import { EventStream, type StreamSettings } from './event-stream.js';
import { EventMonitor } from './event-monitor.js';
import { EventRelay } from './event-relay.js';
import { readChainKeys } from './hash-chain.js';
import { addRelayMetrics } from './relay-metrics.js';

const CONSUMERS = Symbol('consumers');
const SETTINGS = Symbol('event settings');

export interface EventSettings {
  service: ServiceName;
  config: DataConfig;
  /** Whether this process relays its service's event log; one of a service's processes is enough. */
  relay: boolean;
}

function streamSettings(config: DataConfig): StreamSettings {
  return {
    natsUrl: config.NATS_URL,
    namespace: config.EVENT_NAMESPACE,
    maxBytes: config.EVENT_STREAM_MAX_BYTES,
    replicas: config.EVENT_STREAM_REPLICAS,
    retryMs: config.EVENT_RETRY_MS,
  };
}

/** Event log relay and consumers of a service. */
@Module({})
export class EventsModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly monitor: EventMonitor;
  private readonly relay: EventRelay | undefined;

  constructor(
    @Inject(SETTINGS) settings: EventSettings,
    @Inject(CONSUMER_RUNNERS) private readonly runners: ConsumerRunner[],
    private readonly stream: EventStream,
    database: Database,
    signal: EventLogSignal,
    @Inject(LOGGER) logger: Logger,
    state: ProcessState,
  ) {
    this.monitor = new EventMonitor(stream, settings.config.EVENT_CANARY_MS, logger);
    state.neighbours.set('events', () => this.monitor.findProblem());
    this.relay = settings.relay
      ? new EventRelay(
          settings.service,
          database.pool,
          stream,
          logger,
          settings.config.EVENTS_PER_MESSAGE,
          readChainKeys(settings.config.EVENT_LOG_KEYS)[0],
          () => this.monitor.checkSoon(),
          () => signal.sealed(),
        )
      : undefined;
    signal.connectRelay(() => this.relay?.wake() ?? false);
    addRelayMetrics(database.pool);
    addConsumerMetrics(
      stream,
      database.pool,
      runners.map(({ consumer }) => consumer.name),
    );
  }

  /**
   * @param consumers provider classes of event consumers
   * @param imports modules whose exports the consumers inject
   */
  static register(
    settings: EventSettings,
    consumers: Type<AnyEventConsumer>[] = [],
    imports: NonNullable<DynamicModule['imports']> = [],
  ): DynamicModule {
    return {
      module: EventsModule,
      imports,
      providers: [
        { provide: SETTINGS, useValue: settings },
        {
          provide: EventStream,
          useFactory: (logger: Logger) =>
            new EventStream(streamSettings(settings.config), `svc-${settings.service}`, logger),
          inject: [LOGGER],
        },
        {
          provide: Database,
          useFactory: (dataSource: DataSource) => new Database(dataSource),
          inject: [getDataSourceToken()],
        },
        ...consumers,
        { provide: CONSUMERS, useFactory: (...instances: AnyEventConsumer[]) => instances, inject: consumers },
        {
          provide: CONSUMER_RUNNERS,
          useFactory: (
            instances: AnyEventConsumer[],
            { dataSource }: Database,
            stream: EventStream,
            signal: EventLogSignal,
            logger: Logger,
          ) => instances.map((consumer) => new ConsumerRunner(consumer, dataSource, stream, signal, logger)),
          inject: [CONSUMERS, Database, EventStream, EventLogSignal, LOGGER],
        },
        DeadLetters,
      ],
      exports: [EventStream, DeadLetters],
    };
  }

  onApplicationBootstrap(): void {
    this.stream.start();
    this.monitor.start();
    this.relay?.start();
    for (const runner of this.runners) runner.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.monitor.stop(), this.relay?.stop(), ...this.runners.map((runner) => runner.stop())]);
    await this.stream.close();
  }
}
