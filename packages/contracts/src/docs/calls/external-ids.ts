import type { CallsDocs } from '../docs.js';
import {
  ACTION,
  ACTION_INPUT,
  HAZARD,
  HAZARD_INPUT,
  INSPECTION,
  INSPECTION_INPUT,
  SUPPLIER,
  SUPPLIER_INPUT,
  VERIFICATION,
  VERIFICATION_INPUT,
} from '../examples/records.js';

const params = { externalSource: 'sap', externalId: '0000104711' };
const externalIds = { sap: params.externalId };

function callsOf(name: string, request: Record<string, unknown>, record: object): CallsDocs {
  return {
    [`get${name}ByExternalId`]: {
      description:
        'The same as reading the record by its own id. Encode the id as a part of an address: `4711/A` is `4711%2FA`, with `encodeURIComponent` or the like. The ids `.` and `..`, which earlier releases stored, have no address: find them with the parameters `externalSource` and `externalId` of the list.',
      params,
      response: { ...record, externalIds },
    },
    [`set${name}ByExternalId`]: {
      description:
        'Updates the record that has this id of the source, by the rules of its own update: absent fields stay as they are. If there is none, it creates one, by the rules of its creation, and answers 201. If every field already is as it is sent, nothing is stored: a nightly load can send every record. Encode the id as a part of an address: `4711/A` is `4711%2FA`.',
      params,
      request,
      response: { ...record, externalIds },
      problems: ['external-id-taken'],
    },
  };
}

export const EXTERNAL_ID_CALLS: CallsDocs = {
  ...callsOf('Supplier', SUPPLIER_INPUT, SUPPLIER),
  ...callsOf('Hazard', HAZARD_INPUT, HAZARD),
  ...callsOf('Verification', VERIFICATION_INPUT, VERIFICATION),
  ...callsOf('Inspection', INSPECTION_INPUT, INSPECTION),
  ...callsOf('Action', ACTION_INPUT, ACTION),
};
