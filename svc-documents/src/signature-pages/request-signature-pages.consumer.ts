import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import type { EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { SignatureOfPage } from './signature-page.js';

type Signed = SignatureOfPage & { id: string; recordType: string };

/** Each file that was reviewed with a result gets a signature page, which the worker makes (21 CFR 1.506(e)(3)). */
@Injectable()
export class RequestSignaturePages implements EventConsumer {
  readonly name = 'documents-request-signature-pages';
  readonly filter = 'fsvp.quality.record.signed.v1';

  async handle({ after }: EventEnvelope, { manager }: Transaction): Promise<void> {
    const { id, recordType, ...signature } = after as unknown as Signed;
    if (recordType !== 'result-review') return;
    const { documentFiles = [] } = JSON.parse(signature.content) as { documentFiles?: object[] };
    const { signerName, signerTitle, signedAt, meaning, content, contentSha256 } = signature;
    await manager.query(
      `insert into signature_pages (signature_id, document_id, sha256, signature)
       select $1, file."documentId", file.sha256, $3::jsonb
       from jsonb_to_recordset($2::jsonb) as file ("documentId" uuid, sha256 text) join documents on documents.id = file."documentId"
       on conflict do nothing`,
      [
        id,
        JSON.stringify(documentFiles),
        JSON.stringify({ signerName, signerTitle, signedAt, meaning, content, contentSha256 }),
      ],
    );
  }
}
