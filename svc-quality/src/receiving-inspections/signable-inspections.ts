import { Injectable } from '@nestjs/common';
import type { Performers } from '@fsvp/service-kit/signatures/signable-records';
import { DataSource } from 'typeorm';
import { Attachments } from '../document-directory/attachments.js';
import { QualityRecords } from '../signatures/quality-records.js';
import { ReceivingInspectionEntity } from './receiving-inspection.entity.js';

@Injectable()
export class SignableInspections extends QualityRecords<ReceivingInspectionEntity> {
  constructor(dataSource: DataSource, attachments: Attachments) {
    super(dataSource, attachments, 'receiving-inspection', ReceivingInspectionEntity, null);
  }

  performers({ inspectedBy }: ReceivingInspectionEntity): Performers {
    return { ids: [inspectedBy], typed: [] };
  }
}
