import { Global, Module } from '@nestjs/common';
import { Attachments } from './attachments.js';

/** Provides the attachments of records. */
@Global()
@Module({ providers: [Attachments], exports: [Attachments] })
export class AttachmentsModule {}
