import { fsvpStatus, nextVerificationDay } from '@fsvp/contracts/fsvp';
import type { Supplier, SupplierCreate } from '@fsvp/contracts/supplier';
import { newRecord } from '@fsvp/service-kit/unit-of-work';
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
};

/** A new supplier as it is stored. */
export function newSupplier(body: SupplierCreate): SupplierEntity {
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as SupplierCreate;
  const record = newRecord();
  const approval =
    body.status === 'approved'
      ? { approvedBy: record.createdBy, approvedAt: record.createdAt }
      : { approvedBy: null, approvedAt: null };
  const lastVerificationBy = body.lastVerificationDate ? record.createdBy : null;
  const supplier = { ...record, ...OPTIONAL, ...given, ...approval, lastVerificationBy };
  return { ...supplier, ...supplierKeys(supplier) };
}

/** A supplier as the calls answer it. */
export function toSupplier(entity: SupplierEntity): Supplier {
  const { deletedAt: _deleted, ...stored } = evidence(entity);
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

/** A supplier as the event log keeps it: everything but the keys that are computed from it. */
export function evidence(entity: SupplierEntity): Omit<SupplierEntity, 'matchKey' | 'nameKey'> {
  const { matchKey: _match, nameKey: _name, ...facts } = entity;
  return facts;
}
