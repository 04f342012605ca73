import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { ProblemError, unavailable } from '@fsvp/service-kit/problems/problem.error';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import type { Logger } from 'pino';
import { Counter, register } from 'prom-client';
import type { StagedFile } from '../../object-store/object-store.js';
import { ScanSettingError, VIRUS_SCANNER, type VirusScanner } from './virus-scanner.js';

export const SCAN_TIMEOUT_MS = Symbol('scan timeout');

const METRIC = 'upload_scans_total';
const RETRY_AFTER_S = 60;
const MAX_SIGNATURE = 100;

/** Has uploaded files scanned, if a scanner is set up. Without a result no file is accepted. */
@Injectable()
export class UploadScan implements OnModuleInit {
  private readonly scans: Counter;

  /** @param scanner null: files are not scanned */
  constructor(
    @Inject(VIRUS_SCANNER) private readonly scanner: VirusScanner | null,
    @Inject(SCAN_TIMEOUT_MS) private readonly timeoutMs: number,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    register.removeSingleMetric(METRIC);
    this.scans = new Counter({ name: METRIC, help: 'Virus scans of uploads, by result', labelNames: ['result'] });
    if (scanner) for (const result of ['clean', 'infected', 'unavailable']) this.scans.inc({ result }, 0);
  }

  /** A scanner that does not answer yet may start later, so it causes a warning only. */
  async onModuleInit(): Promise<void> {
    try {
      await this.scanner?.check(AbortSignal.timeout(this.timeoutMs));
    } catch (error) {
      if (error instanceof ScanSettingError) throw error;
      this.logger.warn(`${(error as Error).message}; uploads are refused until it does`);
    }
  }

  /**
   * @throws 422 for an infected file
   * @throws 503 when the scanner has no result within its time
   */
  async requireClean(file: StagedFile): Promise<void> {
    if (!this.scanner) return;
    const found = await this.scan(this.scanner, file);
    this.scans.inc({ result: found === undefined ? 'clean' : 'infected' });
    if (found === undefined) return;
    const { sha256, size } = file;
    this.logger.warn({ found, sha256, size, actor: currentContext().actor }, 'an infected upload was refused');
    const detail = `The virus scanner found ${found.slice(0, MAX_SIGNATURE)} in this file, so it was not stored.`;
    throw new ProblemError('infected-file', detail, { errors: [{ path: 'file', message: detail }] });
  }

  private async scan(scanner: VirusScanner, { path }: StagedFile): Promise<string | undefined> {
    try {
      return await scanner.scan(path, AbortSignal.timeout(this.timeoutMs));
    } catch (error) {
      this.scans.inc({ result: 'unavailable' });
      this.logger.error({ err: error }, 'the virus scanner has no result; the upload was refused');
      throw unavailable(
        'The virus scanner is not responding, so the file was not stored. Try again in a minute.',
        RETRY_AFTER_S,
      );
    }
  }
}
