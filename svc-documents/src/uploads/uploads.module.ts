import { Module, type DynamicModule } from '@nestjs/common';
import { UploadTokens } from './upload-tokens.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({})
export class UploadsModule {
  static register(secret: string): DynamicModule {
    return {
      module: UploadsModule,
      controllers: [UploadsController],
      providers: [UploadsService, { provide: UploadTokens, useValue: new UploadTokens(secret) }],
    };
  }
}
