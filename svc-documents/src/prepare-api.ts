import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { addQueueBoard } from './reports/board/queue-board.js';
import { streamUploads } from './uploads/stream-uploads.js';

/** What the API process has besides the handlers of its calls. */
export function prepareApi(app: NestFastifyApplication): void {
  streamUploads(app);
  addQueueBoard(app);
}
