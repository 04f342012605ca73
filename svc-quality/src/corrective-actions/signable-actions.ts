import { Injectable } from '@nestjs/common';
import type { Performers } from '@fsvp/service-kit/signatures/signable-records';
import { DataSource } from 'typeorm';
import { Attachments } from '../document-directory/attachments.js';
import { QualityRecords } from '../signatures/quality-records.js';
import { CorrectiveActionEntity } from './corrective-action.entity.js';

@Injectable()
export class SignableActions extends QualityRecords<CorrectiveActionEntity> {
  constructor(dataSource: DataSource, attachments: Attachments) {
    super(dataSource, attachments, 'corrective-action', CorrectiveActionEntity, 'corrective_action_id');
  }

  performers({ assignedTo }: CorrectiveActionEntity): Performers {
    return { ids: [], typed: [assignedTo] };
  }
}
