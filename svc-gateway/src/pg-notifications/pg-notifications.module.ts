import { Module } from '@nestjs/common';
import { PgNotificationListener } from './pg-notification-listener.js';

@Module({ providers: [PgNotificationListener], exports: [PgNotificationListener] })
export class PgNotificationsModule {}
