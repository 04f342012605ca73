import { Injectable } from '@nestjs/common';
import type { Performers } from '@fsvp/service-kit/signatures/signable-records';
import { DataSource } from 'typeorm';
import { Attachments } from '../document-directory/attachments.js';
import { QualityRecords } from '../signatures/quality-records.js';
import { VerificationActivityEntity } from './verification-activity.entity.js';

@Injectable()
export class SignableVerifications extends QualityRecords<VerificationActivityEntity> {
  constructor(dataSource: DataSource, attachments: Attachments) {
    super(dataSource, attachments, 'verification-activity', VerificationActivityEntity, 'verification_id');
  }

  performers({ assignedTo }: VerificationActivityEntity): Performers {
    return { ids: [], typed: [assignedTo] };
  }
}
