import { Module } from '@nestjs/common';
import { CHANGE_LOGS, ChangeLogSweeper } from '@fsvp/service-kit/lists/counts/change-log-sweeper';
import { QUALITY_CHANGES } from './change-logs.js';

@Module({ providers: [{ provide: CHANGE_LOGS, useValue: QUALITY_CHANGES }, ChangeLogSweeper] })
export class ChangeLogsModule {}
