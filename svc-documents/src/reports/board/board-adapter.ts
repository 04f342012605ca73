import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type {
  AppControllerRoute,
  AppViewRoute,
  BullBoardQueues,
  BullBoardRequest,
  IServerAdapter,
  UIConfig,
} from '@bull-board/api/typings/app';
import type { FastifyInstance } from 'fastify';

/** Where the board's own files are. */
export const UI_FOLDER = dirname(createRequire(import.meta.url).resolve('@bull-board/ui/package.json'));

export const HTML = 'text/html; charset=utf-8';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const ASSET = /^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)+$/;

/**
 * The board's page, files and readings over Fastify. Its makers' own adapter sends the page as it is, with styles written into it and a
 * font of another site, which our policy refuses; and this one has no call that changes anything.
 */
export class BoardAdapter implements IServerAdapter {
  private queues: BullBoardQueues = new Map();
  private ui: UIConfig = {};
  private page: AppViewRoute | undefined;
  private calls: AppControllerRoute[] = [];
  private files = '';
  private template = '';

  constructor(private readonly basePath: string) {}

  setQueues(queues: BullBoardQueues): this {
    this.queues = queues;
    return this;
  }

  setViewsPath(folder: string): this {
    this.template = withoutOthers(readFileSync(join(folder, 'index.ejs'), 'utf8'));
    return this;
  }

  setStaticPath(_route: string, folder: string): this {
    this.files = folder;
    return this;
  }

  setEntryRoute(page: AppViewRoute): this {
    this.page = page;
    return this;
  }

  /** Fastify's own handler answers failures. */
  setErrorHandler(): this {
    return this;
  }

  setApiRoutes(calls: AppControllerRoute[]): this {
    this.calls = calls.filter(({ method }) => method === 'get');
    return this;
  }

  setUIConfig(ui: UIConfig): this {
    this.ui = ui;
    return this;
  }

  /** Adds the routes to a scope that has the base path as its prefix. */
  addTo(scope: FastifyInstance): void {
    for (const url of [this.page?.route ?? []].flat())
      scope.get(url, (_request, reply) => reply.type(HTML).send(this.render()));
    for (const { route, handler } of this.calls) {
      for (const url of [route].flat()) {
        scope.get(url, async ({ params, query, headers }, reply) => {
          const { status, body } = await handler({
            queues: this.queues,
            uiConfig: this.ui,
            params,
            query,
            headers,
            body: undefined,
          } as unknown as BullBoardRequest);
          return reply.status(status ?? 200).send(body);
        });
      }
    }
    scope.get('/static/*', async (request, reply) => {
      const { '*': name } = request.params as { '*': string };
      const content = ASSET.test(name) ? await readFile(join(this.files, name)).catch(() => undefined) : undefined;
      return content
        ? reply.type(TYPES[extname(name)] ?? 'application/octet-stream').send(content)
        : reply.callNotFound();
    });
  }

  private render(): string {
    const { params = {} } = this.page?.handler({ basePath: this.basePath, uiConfig: this.ui }) ?? {};
    return this.template.replace(
      /<%[=-] (\w+) %>/g,
      (_, name: string) => (name === 'uiConfig' ? params[name] : escapeHtml(params[name])) ?? '',
    );
  }
}

/** Takes out what the policy would refuse. */
function withoutOthers(template: string): string {
  return template
    .replace(/<link[^>]*href="https?:[^>]*>/g, '')
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/ style="[^"]*"/g, '');
}

function escapeHtml(text: string | undefined): string | undefined {
  return text?.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
