import { Module, type DynamicModule } from '@nestjs/common';
import type { Config } from '../config.js';
import { ClamdScanner } from './scan/clamd-scanner.js';
import { CommandScanner } from './scan/command-scanner.js';
import { SCAN_TIMEOUT_MS, UploadScan } from './scan/upload-scan.js';
import { VIRUS_SCANNER, type VirusScanner } from './scan/virus-scanner.js';
import { UploadTokens } from './upload-tokens.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

type UploadConfig = Pick<
  Config,
  'INTERNAL_TOKEN_SECRET' | 'UPLOAD_SCAN_COMMAND' | 'UPLOAD_SCAN_CLAMD' | 'UPLOAD_SCAN_TIMEOUT_MS'
>;

function createScanner({ UPLOAD_SCAN_COMMAND, UPLOAD_SCAN_CLAMD }: UploadConfig): VirusScanner | null {
  if (UPLOAD_SCAN_COMMAND) return new CommandScanner(UPLOAD_SCAN_COMMAND);
  return UPLOAD_SCAN_CLAMD ? new ClamdScanner(UPLOAD_SCAN_CLAMD) : null;
}

@Module({})
export class UploadsModule {
  static register(config: UploadConfig): DynamicModule {
    return {
      module: UploadsModule,
      controllers: [UploadsController],
      providers: [
        UploadsService,
        UploadScan,
        { provide: VIRUS_SCANNER, useFactory: () => createScanner(config) },
        { provide: SCAN_TIMEOUT_MS, useValue: config.UPLOAD_SCAN_TIMEOUT_MS },
        { provide: UploadTokens, useValue: new UploadTokens(config.INTERNAL_TOKEN_SECRET) },
      ],
    };
  }
}
