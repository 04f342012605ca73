import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Attachments } from '../document-directory/attachments.js';
import { QualityRecords } from '../signatures/quality-records.js';
import { HazardAnalysisEntity } from './hazard-analysis.entity.js';

@Injectable()
export class SignableHazards extends QualityRecords<HazardAnalysisEntity> {
  constructor(dataSource: DataSource, attachments: Attachments) {
    super(dataSource, attachments, 'hazard-analysis', HazardAnalysisEntity, null);
  }
}
