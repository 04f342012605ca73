import 'reflect-metadata';
import { Body, Controller, Get, Header, HttpCode, Module, Param, Post, Put, Query } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import pg from 'pg';
import { BY_ID, CREATE, DASHBOARD, NEW_SEARCH, NEWEST, SAVE, SEARCH, STATUS } from '../peer-sql.mjs';

/** A Nest service that answers the benchmark's cases with the least SQL: no validation, no token, no event. */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 8 });

/** @param {string} name @param {string} text @param {unknown[]} [values] @returns {Promise<string>} */
const json = async (name, text, values) => (await pool.query({ name, text, values })).rows[0]?.json;

class SpikeController {
  /** @param {{ search?: string, status?: string }} query */
  list(query) {
    if (query.search === 'trading') return json('search', SEARCH);
    if (query.search) return json('new-search', NEW_SEARCH, [query.search]);
    return query.status ? json('status', STATUS) : json('newest', NEWEST);
  }

  /** @param {string} id */
  get(id) {
    return json('by-id', BY_ID, [id]);
  }

  /** @param {{ name: string }} body */
  create(body) {
    return json('create', CREATE, [body.name.slice('Benchmark '.length)]);
  }

  /** @param {string} id @param {{ postalCode: string }} body */
  async save(id, body) {
    const { rows } = await pool.query({ name: 'save', text: SAVE, values: [id, body.postalCode] });
    return JSON.stringify(rows[0]);
  }

  dashboard() {
    return json('dashboard', DASHBOARD);
  }
}

/** Decorates a method as TypeScript would. @param {keyof SpikeController} name @param {MethodDecorator[]} decorators */
function decorate(name, ...decorators) {
  const descriptor = Object.getOwnPropertyDescriptor(SpikeController.prototype, name) ?? {};
  for (const one of [...decorators, Header('content-type', 'application/json; charset=utf-8')])
    one(SpikeController.prototype, name, descriptor);
}

Controller('api')(SpikeController);
decorate('list', Get('suppliers'));
decorate('get', Get('suppliers/:id'));
decorate('create', Post('suppliers'), HttpCode(201));
decorate('save', Put('suppliers/:id'));
decorate('dashboard', Get('dashboard/stats'));
Query()(SpikeController.prototype, 'list', 0);
Param('id')(SpikeController.prototype, 'get', 0);
Body()(SpikeController.prototype, 'create', 0);
Param('id')(SpikeController.prototype, 'save', 0);
Body()(SpikeController.prototype, 'save', 1);

class SpikeModule {}
Module({ controllers: [SpikeController] })(SpikeModule);

const app = await NestFactory.create(SpikeModule, new FastifyAdapter(), { logger: ['error'] });
await app.listen(0, '127.0.0.1');
process.send?.(await app.getUrl());
process.once('disconnect', () => process.exit());
