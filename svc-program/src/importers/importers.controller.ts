import { Controller, StreamableFile } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createImporter,
  deleteImporter,
  exportBrokerBlock,
  getImporter,
  listImporters,
  updateImporter,
  type Importer,
} from '@fsvp/contracts/program/importer';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { withByteOrderMark } from '@fsvp/tables/csv-lines';
import { ImportersQueries } from './importers.queries.js';
import { ImportersService } from './importers.service.js';

@Controller()
export class ImportersController {
  constructor(
    private readonly importers: ImportersService,
    private readonly queries: ImportersQueries,
  ) {}

  @Handle(listImporters)
  list(@Input() { query }: HandlerInput<typeof listImporters>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(getImporter)
  get(@Input() { params }: HandlerInput<typeof getImporter>): Promise<Importer> {
    return this.importers.get(params.id);
  }

  @Handle(createImporter)
  create(@Input() { body }: HandlerInput<typeof createImporter>): Promise<Importer> {
    return this.importers.create(body);
  }

  @Handle(updateImporter)
  update(@Input() { params, body }: HandlerInput<typeof updateImporter>): Promise<Importer> {
    return this.importers.update(params.id, body);
  }

  @Handle(deleteImporter)
  delete(@Input() { params }: HandlerInput<typeof deleteImporter>): Promise<void> {
    return this.importers.delete(params.id);
  }

  @Handle(exportBrokerBlock)
  async exportBrokerBlock(@Input() { params, query }: HandlerInput<typeof exportBrokerBlock>): Promise<StreamableFile> {
    const { name, csv } = await this.importers.exportBrokerBlock(params.id);
    return new StreamableFile(Buffer.from(withByteOrderMark(csv, query.bom)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }
}
