import { Injectable } from '@nestjs/common';
import type { Performers } from '@fsvp/service-kit/signatures/signable-records';
import { DataSource } from 'typeorm';
import { CorrectiveActionEntity } from '../corrective-actions/corrective-action.entity.js';
import { Attachments } from '../document-directory/attachments.js';
import { HazardAnalysisEntity } from '../hazard-analyses/hazard-analysis.entity.js';
import { ReceivingInspectionEntity } from '../receiving-inspections/receiving-inspection.entity.js';
import { VerificationActivityEntity } from '../verification-activities/verification-activity.entity.js';
import { QualityRecords } from './quality-records.js';

@Injectable()
export class SignableHazards extends QualityRecords<HazardAnalysisEntity> {
  constructor(dataSource: DataSource, attachments: Attachments) {
    super(dataSource, attachments, 'hazard-analysis', HazardAnalysisEntity, null);
  }
}

@Injectable()
export class SignableVerifications extends QualityRecords<VerificationActivityEntity> {
  constructor(dataSource: DataSource, attachments: Attachments) {
    super(dataSource, attachments, 'verification-activity', VerificationActivityEntity, 'verification_id');
  }

  performers({ assignedTo }: VerificationActivityEntity): Performers {
    return { ids: [], typed: [assignedTo] };
  }
}

@Injectable()
export class SignableInspections extends QualityRecords<ReceivingInspectionEntity> {
  constructor(dataSource: DataSource, attachments: Attachments) {
    super(dataSource, attachments, 'receiving-inspection', ReceivingInspectionEntity, null);
  }

  performers({ inspectedBy }: ReceivingInspectionEntity): Performers {
    return { ids: [inspectedBy], typed: [] };
  }
}

@Injectable()
export class SignableActions extends QualityRecords<CorrectiveActionEntity> {
  constructor(dataSource: DataSource, attachments: Attachments) {
    super(dataSource, attachments, 'corrective-action', CorrectiveActionEntity, 'corrective_action_id');
  }

  performers({ assignedTo }: CorrectiveActionEntity): Performers {
    return { ids: [], typed: [assignedTo] };
  }
}
