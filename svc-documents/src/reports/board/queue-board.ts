import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ProblemError } from '@fsvp/service-kit/problem.error';
import { sendProblem } from '@fsvp/service-kit/problem.filter';
import { ServiceTokens, TOKEN_HEADER } from '@fsvp/service-kit/service-token';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { RunQueue } from '../runs/run-queue.js';
import { awayPage } from './away-page.js';
import { BoardAdapter, HTML, UI_FOLDER } from './board-adapter.js';

const PATH = '/admin/queues';
/** The one style that the board's script writes into the page: the colours of an icon. With another release of the board it may be black. */
const ICON_COLOURS = "'sha256-r2N1TB/gHbBtBZFKg7ejmq1acVSREzucTAEw6ga4hoU='";
/** Its own files and nothing else; `base` names its folder. */
const POLICY =
  `default-src 'none'; script-src 'self'; style-src 'self' ${ICON_COLOURS}; img-src 'self' data:; font-src 'self'; connect-src 'self'; ` +
  "base-uri 'self'; form-action 'none'; frame-ancestors 'none'";
const AWAY = 'Redis does not answer. Reports wait, and go on once it is back.';

/**
 * What operators see of the queue of report runs, through the gateway. To look at only: the run's row decides what happens to it, a job
 * merely wakes a worker, so whoever wants a run stopped or done again does it under Reports.
 */
export function addQueueBoard(app: NestFastifyApplication): void {
  const runs = app.get(RunQueue, { strict: false });
  const tokens = app.get(ServiceTokens, { strict: false });
  const adapter = new BoardAdapter(PATH);
  const uiConfig = {
    boardTitle: 'Report queue',
    hideDocsLink: true,
    miscLinks: [{ text: 'FSVP Suite', url: '/' }],
    locale: { lng: 'en-US' },
  };
  const board = createBullBoard({ queues: [], serverAdapter: adapter, options: { uiBasePath: UI_FOLDER, uiConfig } });
  let shown: ReturnType<RunQueue['openIfReady']>;

  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  void fastify.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        void reply.header('content-security-policy', POLICY);
        if (!(await isOurs(tokens, request.headers[TOKEN_HEADER]))) {
          return sendProblem(
            reply,
            request,
            new ProblemError(
              401,
              'Unauthorized',
              'This service accepts requests only from the gateway. Sign in there.',
            ),
          );
        }
        if (request.url.startsWith(`${PATH}/static/`)) return;
        const queue = runs.openIfReady();
        if (!queue) return answerAway(request.url, reply);
        // A queue that lost Redis at the wrong moment is opened anew.
        if (queue !== shown)
          board.replaceQueues([
            new BullMQAdapter(queue, {
              readOnlyMode: true,
              description: 'Wakes the workers. The runs themselves are under Reports.',
            }),
          ]);
        shown = queue;
      });
      scope.setErrorHandler((error, request, reply) => {
        request.log.warn({ reason: (error as Error).message }, 'the queue board has no answer from Redis');
        return answerAway(request.url, reply);
      });
      adapter.addTo(scope);
    },
    { prefix: PATH },
  );
}

async function isOurs(tokens: ServiceTokens, token: unknown): Promise<boolean> {
  return tokens.verify(String(token ?? ''), 'documents').then(
    () => true,
    () => false,
  );
}

/** To a browser a page, to the board's own script what it takes for an error. */
function answerAway(url: string, reply: FastifyReply): FastifyReply {
  void reply.code(503).header('retry-after', '5');
  return url.startsWith(`${PATH}/api/`) ? reply.send({ error: AWAY }) : reply.type(HTML).send(awayPage());
}
