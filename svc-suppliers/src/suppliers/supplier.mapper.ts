import { fsvpStatus, nextVerificationDay } from '@fsvp/contracts/suppliers/fsvp';
import type { Supplier, SupplierCreate } from '@fsvp/contracts/suppliers/supplier';
import { emptyRecord } from '@fsvp/service-kit/unit-of-work/records';
import { merge } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { SupplierEntity } from './supplier.entity.js';
import { supplierKeys } from './supplier-keys.js';

/** Creates the entity of a new supplier. */
export function newSupplier(body: SupplierCreate): SupplierEntity {
  const supplier = merge(emptyRecord(SupplierEntity), body);
  if (supplier.status === 'approved')
    Object.assign(supplier, { approvedBy: supplier.createdBy, approvedAt: supplier.createdAt });
  if (supplier.lastVerificationDate) supplier.lastVerificationBy = supplier.createdBy;
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
