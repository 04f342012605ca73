import { Module } from '@nestjs/common';
import { LetterRequestsController } from './letter-requests.controller.js';
import { LetterRequestsQueries } from './letter-requests.queries.js';
import { LetterRequestsService } from './letter-requests.service.js';

@Module({ controllers: [LetterRequestsController], providers: [LetterRequestsService, LetterRequestsQueries] })
export class LetterRequestsModule {}
