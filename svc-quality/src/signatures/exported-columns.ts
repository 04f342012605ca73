import type { SignableType } from '@fsvp/contracts/signatures/signature';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import { filesJson, type LinkColumn } from '../document-directory/document-entries.js';

const SIGNATURE_JSON = `json_build_object('content', s.content, 'contentSha256', s.content_sha256, 'recordVersion', s.record_version,
    'signerId', s.signer_id, 'signerName', s.signer_name, 'signerTitle', s.signer_title, 'meaning', s.meaning, 'reason', s.reason, 'signedAt', iso(s.signed_at),
    'samePerson', s.same_person, 'withdrawnAt', iso(s.withdrawn_at), 'withdrawnReason', s.withdrawn_reason,
    'withdrawnByName', s.withdrawn_by_name, 'withdrawnByTitle', s.withdrawn_by_title)`;

/**
 * SQL of the two columns of an export for `streamExport`: `json`, the record without signatures, which is sent as it is; and
 * `signed`, null unless the record has signatures: those, its attachments and their files, from the same snapshot as the record.
 * @param link of the record's attachments
 */
export function exportedColumns(
  type: SignableType,
  { attachments = `'[]'::json`, ...members }: Members,
  link?: LinkColumn,
): string {
  const ofRecord = `from signatures s where s.record_type = '${type}' and s.record_id = r.id`;
  const files = link ? filesJson(link, 'r.id') : `'[]'::json`;
  const list = `select json_agg(${SIGNATURE_JSON} order by s.signed_at desc, s.id desc) ${ofRecord}`;
  return `${jsonSql({ ...members, signatures: `'[]'::json` })}::text as json,
    case when exists (select ${ofRecord}) then json_build_object('attachments', ${attachments}, 'files', ${files}, 'signatures', (${list}))::text end as signed`;
}
