import { fsvpStatus, nextVerificationDay } from '@fsvp/contracts/suppliers/fsvp';
import type { Supplier, SupplierCreate } from '@fsvp/contracts/suppliers/supplier';
import { merge, newRecord } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { SupplierEntity } from './supplier.entity.js';
import { supplierKeys } from './supplier-keys.js';

const OPTIONAL = {
  address: null,
  city: null,
  state: null,
  postalCode: null,
  contactPerson: null,
  email: null,
  phone: null,
  notes: null,
  lastVerificationDate: null,
  fsvpProgram: null,
  fsvpImporterName: null,
  fsvpImporterDuns: null,
  fsvpVerificationMethods: null,
  fsvpCorrectiveActions: null,
  fsvpRecordKeeping: null,
  externalIds: {},
};

/** Creates the entity of a new supplier. */
export function newSupplier(body: SupplierCreate): SupplierEntity {
  const record = newRecord();
  const approval =
    body.status === 'approved'
      ? { approvedBy: record.createdBy, approvedAt: record.createdAt }
      : { approvedBy: null, approvedAt: null };
  const lastVerificationBy = body.lastVerificationDate ? record.createdBy : null;
  const supplier = merge({ ...record, ...OPTIONAL, ...approval, lastVerificationBy }, body) as SupplierEntity;
  return Object.assign(supplier, supplierKeys(supplier));
}

/** A supplier in the form of the API. */
export function toSupplier(entity: SupplierEntity): Supplier {
  const { deletedAt: _deleted, ...stored } = toEventData(entity);
  const due = nextVerificationDay(entity);
  return {
    ...stored,
    nextVerificationDate: due && `${due}T00:00:00.000Z`,
    fsvpStatus: fsvpStatus(entity),
    approvalStatus: entity.status,
    contactName: entity.contactPerson,
    contactEmail: entity.email,
    contactPhone: entity.phone,
  };
}

/** A supplier in the form of the event log: all fields except the computed keys. */
export function toEventData(entity: SupplierEntity): Omit<SupplierEntity, 'matchKey' | 'nameKey'> {
  const { matchKey: _match, nameKey: _name, ...facts } = entity;
  return facts;
}
