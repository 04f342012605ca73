import { Controller, Inject, type Type } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import type { Signable, Signature, SignatureCalls, SignatureVerification } from '@fsvp/contracts/signatures/signature';
import { Handle, Input } from '../http/handle.decorator.js';
import type { SignableRecords } from './signable-records.js';
import { SignaturesService } from './signatures.service.js';

/**
 * The controller of the signatures of one type of record.
 * @param calls of the contracts, such as `documentSignatures`
 * @param recordsClass a provider of the service
 */
export function createSignaturesController(calls: SignatureCalls, recordsClass: Type<SignableRecords>): Type {
  @Controller()
  class SignaturesController {
    constructor(
      @Inject(SignaturesService) private readonly signatures: SignaturesService,
      @Inject(recordsClass) private readonly records: SignableRecords,
    ) {}

    @Handle(calls.list)
    list(@Input() { params }: HandlerInput<SignatureCalls['list']>): Promise<ResponseOf<SignatureCalls['list']>> {
      return this.signatures.list(this.records, params.id);
    }

    @Handle(calls.states)
    states(@Input() { query }: HandlerInput<SignatureCalls['states']>): Promise<ResponseOf<SignatureCalls['states']>> {
      return this.signatures.states(this.records, [...new Set(query.id)]);
    }

    @Handle(calls.preview)
    preview(@Input() { params }: HandlerInput<SignatureCalls['preview']>): Promise<Signable> {
      return this.signatures.preview(this.records, params.id);
    }

    @Handle(calls.sign)
    sign(@Input() { params, body }: HandlerInput<SignatureCalls['sign']>): Promise<Signature> {
      return this.signatures.sign(this.records, params.id, body.grant);
    }

    @Handle(calls.verify)
    verify(@Input() { params }: HandlerInput<SignatureCalls['verify']>): Promise<SignatureVerification> {
      return this.signatures.verify(this.records, params.id, params.signatureId);
    }

    @Handle(calls.withdraw)
    withdraw(@Input() { params, body }: HandlerInput<SignatureCalls['withdraw']>): Promise<Signature> {
      return this.signatures.withdraw(this.records, params.id, params.signatureId, body.grant);
    }
  }
  return SignaturesController;
}
