import type { CallDefinition, ResponseOf } from '@fsvp/contracts/core/call';
import { ACTION_STATUS_LABELS, listActions } from '@fsvp/contracts/quality/corrective-action';
import { DOCUMENT_TYPE_LABELS, listDocuments } from '@fsvp/contracts/documents/document';
import { INSPECTION_STATUS_LABELS, listInspections } from '@fsvp/contracts/quality/receiving-inspection';
import { listFoods } from '@fsvp/contracts/program/food';
import { LIFECYCLE_LABELS, listFsvpFiles } from '@fsvp/contracts/program/fsvp-file';
import { programListHrefs } from '@fsvp/contracts/program/hrefs';
import { FOOD_CLASS_LABELS } from '@fsvp/contracts/program/qualification';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { listVerifications, VERIFICATION_TYPE_LABELS } from '@fsvp/contracts/quality/verification';
import { hrefs, UNKNOWN_SUPPLIER } from '@fsvp/web-kit';
import type { NavigationEntry } from '../layout/navigation.js';
import type { PaletteItem } from './palette.types.js';

export interface FoundRecords {
  items: Omit<PaletteItem, 'Icon'>[];
  /** The number of all matches. */
  total: number;
}

export interface RecordSource {
  title: string;
  call: CallDefinition;
  read: (answer: unknown) => FoundRecords;
  /** The URL of the list with all matches. */
  listHref: (search: string) => string;
}

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

function source<C extends CallDefinition>(
  title: string,
  call: C,
  listHref: RecordSource['listHref'],
  read: (answer: ResponseOf<C>) => FoundRecords,
): RecordSource {
  return { title, call, listHref, read: (answer) => read(answer as ResponseOf<C>) };
}

/** The searchable kinds of records, each with the search of its list. */
const recordSources: readonly RecordSource[] = [
  source(
    'Suppliers',
    listSuppliers,
    (search) => hrefs.suppliers({ search }),
    ({ suppliers, total }) => ({
      total,
      items: suppliers.map(({ id, name, city, country }) => ({
        id,
        label: name,
        detail: [city, country].filter(Boolean).join(', '),
        href: hrefs.supplier(id),
      })),
    }),
  ),
  source(
    'Verifications',
    listVerifications,
    (search) => hrefs.verifications({ search }),
    ({ activities, total }) => ({
      total,
      items: activities.map(({ id, title, type, supplierName }) => ({
        id,
        label: title,
        detail: joined(VERIFICATION_TYPE_LABELS[type] ?? type, supplierName ?? UNKNOWN_SUPPLIER),
        href: hrefs.verification(id),
      })),
    }),
  ),
  source(
    'Receiving Inspections',
    listInspections,
    (search) => hrefs.receivingInspections({ search }),
    ({ inspections, total }) => ({
      total,
      items: inspections.map(({ id, productName, lotNumber, status, supplierName }) => ({
        id,
        label: lotNumber ? `${productName}, lot ${lotNumber}` : productName,
        detail: joined(INSPECTION_STATUS_LABELS[status] ?? status, supplierName ?? UNKNOWN_SUPPLIER),
        href: hrefs.receivingInspection(id),
      })),
    }),
  ),
  source(
    'Corrective Actions',
    listActions,
    (search) => hrefs.correctiveActions({ search }),
    ({ actions, total }) => ({
      total,
      items: actions.map(({ id, title, status, supplierName }) => ({
        id,
        label: title,
        detail: joined(ACTION_STATUS_LABELS[status] ?? status, supplierName ?? UNKNOWN_SUPPLIER),
        href: hrefs.correctiveAction(id),
      })),
    }),
  ),
  source(
    'Documents',
    listDocuments,
    (search) => hrefs.documents({ search }),
    ({ documents, total }) => ({
      total,
      items: documents.map(({ id, title, type, supplierName }) => ({
        id,
        label: title,
        detail: joined(DOCUMENT_TYPE_LABELS[type] ?? type, supplierName),
        href: hrefs.document(id),
      })),
    }),
  ),
  source(
    'FSVP Files',
    listFsvpFiles,
    (search) => programListHrefs.fsvpFiles({ search }),
    ({ fsvpFiles, total }) => ({
      total,
      items: fsvpFiles.map(({ id, number, foodName, supplierName, lifecycle }) => ({
        id,
        label: `${number}, ${foodName}`,
        detail: joined(LIFECYCLE_LABELS[lifecycle] ?? lifecycle, supplierName ?? UNKNOWN_SUPPLIER),
        href: hrefs.fsvpFile(id),
      })),
    }),
  ),
  source(
    'Foods',
    listFoods,
    (search) => programListHrefs.foods({ search }),
    ({ foods, total }) => ({
      total,
      items: foods.map(({ id, name, foodClass }) => ({
        id,
        label: name,
        detail: FOOD_CLASS_LABELS[foodClass] ?? foodClass,
        href: hrefs.food(id),
      })),
    }),
  ),
];

/** The sources whose list is a screen of an installed module, each with that screen's icon. */
export function sourcesOn(navigation: readonly NavigationEntry[]): (RecordSource & Pick<NavigationEntry, 'Icon'>)[] {
  return recordSources.flatMap((source) => {
    const path = source.listHref('').split('?', 1)[0];
    const screen = navigation.find((entry) => entry.path === path);
    return screen ? [{ ...source, Icon: screen.Icon }] : [];
  });
}
