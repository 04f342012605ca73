import { Injectable } from '@nestjs/common';
import type { EntryLineAssignment, EntryLineAssignmentResult } from '@fsvp/contracts/program/entry-line-coverage';
import { invalidInput } from '@fsvp/service-kit/problems/problem.error';
import { SupplierDirectory } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { EntityManager } from 'typeorm';
import { holdOpenFile } from '../fsvp-files/open-files.js';
import { holdImporter } from '../importers/hold-importer.js';
import { changeLines, rememberSupplier, type LineChange } from './assign-lines.js';

/** What happens to lines without a file. */
@Injectable()
export class CoverageService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly suppliers: SupplierDirectory,
  ) {}

  /** @throws 400 for a file or a supplier that does not fit, 409 for a closed file */
  async assign(body: EntryLineAssignment): Promise<EntryLineAssignmentResult> {
    const { supplierId, manufacturer, productCode } = body;
    // Before the transaction, since it may ask svc-suppliers.
    if (supplierId) await this.suppliers.requireSupplier(supplierId);
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      await holdImporter(manager, body.importerId);
      const change = await changeOf(manager, body);
      const group = { ...body, productCodes: productCode ? [productCode] : undefined };
      const result = await changeLines(transaction, group, change);
      if (supplierId && manufacturer) await rememberSupplier(manager, manufacturer, supplierId);
      return result;
    });
  }
}

async function changeOf(manager: EntityManager, body: EntryLineAssignment): Promise<LineChange> {
  const { importerId, fromSupplierId, fileId, supplierId, notOursReason } = body;
  if (supplierId) return { supplierId };
  if (!fileId) return { notOursReason: notOursReason! };
  const file = await holdOpenFile(manager, fileId);
  if (!file) throw invalidInput([{ path: 'fileId', message: 'There is no such FSVP file' }]);
  if (file.importerId !== importerId)
    throw invalidInput([{ path: 'fileId', message: `${file.number} is a file of another importer` }]);
  if (file.supplierId !== fromSupplierId)
    throw invalidInput([
      {
        path: 'fileId',
        message: `${file.number} is a file of another supplier. Choose the supplier of the lines first`,
      },
    ]);
  return { fileId };
}
