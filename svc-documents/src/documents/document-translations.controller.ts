import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { Document } from '@fsvp/contracts/documents/document';
import {
  addDocumentTranslation,
  listDocumentTranslations,
  removeDocumentTranslation,
} from '@fsvp/contracts/documents/document-translation';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { DocumentTranslationsService } from './document-translations.service.js';

@Controller()
export class DocumentTranslationsController {
  constructor(private readonly translations: DocumentTranslationsService) {}

  @Handle(listDocumentTranslations)
  list(@Input() { params }: HandlerInput<typeof listDocumentTranslations>): Promise<JsonText> {
    return this.translations.list(params.id);
  }

  @Handle(addDocumentTranslation)
  add(@Input() { params, body }: HandlerInput<typeof addDocumentTranslation>): Promise<Document> {
    return this.translations.add(params.id, body);
  }

  @Handle(removeDocumentTranslation)
  remove(@Input() { params }: HandlerInput<typeof removeDocumentTranslation>): Promise<void> {
    return this.translations.remove(params.id, params.translationId);
  }
}
