import { OPERATIONS, type FsvpClient, type ListOperationId, type OperationId } from '@fsvp/client';
import { CliError, EXIT } from './cli.error.js';

/** A collection as people name it, and the operations of its records. */
export interface Collection {
  list: ListOperationId;
  get: OperationId;
  create: OperationId;
  patch: OperationId;
  remove: OperationId;
  /** The calls that name a record by the id of another system. */
  byExternalId?: { get: string; set: string };
  /** The records belong to one supplier, whose id is part of the address; the name of the record's own id there. */
  ofSupplier?: string;
  /** Columns of the table on a terminal, beside the id. */
  columns: readonly string[];
}

function named(name: string, columns: readonly string[], list = `list${name}s`): Collection {
  return {
    list: list as ListOperationId,
    get: `get${name}` as OperationId,
    create: `create${name}` as OperationId,
    patch: `patch${name}` as OperationId,
    remove: `delete${name}` as OperationId,
    byExternalId: { get: `get${name}ByExternalId`, set: `set${name}ByExternalId` },
    columns,
  };
}

const without = ({ byExternalId: _none, ...collection }: Collection): Collection => collection;

export const COLLECTIONS: Record<string, Collection> = {
  suppliers: named('Supplier', ['name', 'country', 'status', 'riskLevel', 'fsvpStatus']),
  products: {
    ...without(named('SupplierProduct', ['productName', 'productCode', 'category'])),
    ofSupplier: 'productId',
  },
  hazards: named('Hazard', ['supplierName', 'hazardType', 'hazardDescription', 'severity', 'probability']),
  verifications: named('Verification', ['title', 'supplierName', 'type', 'status', 'dueDate'], 'listVerifications'),
  inspections: named('Inspection', ['productName', 'supplierName', 'receivedDate', 'lotNumber', 'status']),
  actions: named('Action', ['title', 'supplierName', 'priority', 'status', 'dueDate']),
  documents: without(named('Document', ['title', 'type', 'supplierName', 'documentDate', 'expirationDate'])),
  foods: without(named('Food', ['name', 'foodClass', 'industryCode', 'productCodes'])),
  individuals: without(named('Individual', ['name', 'status'])),
};

/** Calls an operation whose name is known only at run time. */
export function call(client: FsvpClient, id: string, input: object): Promise<unknown> {
  if (!Object.hasOwn(OPERATIONS, id))
    throw new CliError(`This version of fsvp does not know the call ${id}.`, EXIT.usage);
  return client.call(id as 'getSupplier', input as never);
}

/** `sap:4711` as source and id. */
export function parseExternal(text: string): { externalSource: string; externalId: string } {
  const [, externalSource, externalId] = /^([a-z0-9][a-z0-9._-]{0,49}):(.+)$/s.exec(text) ?? [];
  if (!externalSource || !externalId) throw new CliError(`'${text}' is not a source and an id, such as sap:4711.`);
  if (externalId === '.' || externalId === '..')
    throw new CliError(
      `'${externalId}' cannot be part of an address. Find the record: list --filter externalId=${externalId}`,
    );
  return { externalSource, externalId };
}

export interface Named {
  external?: string;
  supplier?: string;
}

/** The parameters that name a record by its own id. */
export function paramsOf({ ofSupplier }: Collection, id: string, { supplier }: Named): Record<string, string> {
  if (!ofSupplier) return { id };
  return { id: requireSupplier(supplier), [ofSupplier]: id };
}

export function requireSupplier(supplier: string | undefined): string {
  if (!supplier) throw new CliError('Name the supplier: --supplier ID.');
  return supplier;
}

/** How a record is named: by its id, or by that of another system. Exactly one is given. */
export function assertOneName(id: string | undefined, { external }: Named): void {
  if (!id === !external) throw new CliError('Name the record by its id, or by --external SOURCE:ID.');
}

/** The call by external ids of a collection. */
export function externalCall(name: string, which: 'get' | 'set'): string {
  const { byExternalId } = COLLECTIONS[name]!;
  if (!byExternalId) throw new CliError(`The suite does not find ${name} by --external. Name the record by its id.`);
  return byExternalId[which];
}
