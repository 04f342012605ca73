import { Module } from '@nestjs/common';
import { ReceivingGateController } from './receiving-gate.controller.js';
import { ReceivingGateService } from './receiving-gate.service.js';

@Module({ controllers: [ReceivingGateController], providers: [ReceivingGateService] })
export class ReceivingGateModule {}
