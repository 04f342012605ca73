import { Controller, Req, Res } from '@nestjs/common';
import { finishOidc, signOutOidc, startOidc } from '@fsvp/contracts/access/own-account';
import { Handle } from '@fsvp/service-kit/http/handle.decorator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOwnSite } from '../cross-site-write.js';
import { LoginService } from '../login.service.js';
import {
  clearAttemptCookie,
  readAttemptCookie,
  readSessionCookie,
  setAttemptCookie,
  setSessionCookie,
} from '../session-cookie.js';
import { OidcError } from './oidc.error.js';
import { oidcAttempt, OidcService, type OidcAttempt } from './oidc.service.js';

/** The two steps of single sign-on, which the browser makes as a page. */
@Controller()
export class OidcController {
  constructor(
    private readonly oidc: OidcService,
    private readonly logins: LoginService,
  ) {}

  @Handle(startOidc)
  async start(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    // A session opens by a click in the suite, or by an address that a person typed: never because another site leads here.
    if (!isOwnSite(request)) return void (await reply.redirect('/', 302));
    await orExplain(reply, async () => {
      const { address, attempt } = await this.oidc.begin();
      setAttemptCookie(request, reply, Buffer.from(JSON.stringify(attempt)).toString('base64url'));
      return address;
    });
  }

  @Handle(finishOidc)
  async finish(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const attempt = readAttempt(readAttemptCookie(request));
    clearAttemptCookie(request, reply);
    await orExplain(reply, async () => {
      if (!attempt) throw new OidcError('refused');
      const at = request.url.indexOf('?');
      const id = await this.oidc.finish(at < 0 ? '' : request.url.slice(at), attempt);
      setSessionCookie(request, reply, await this.logins.openNamed(id, request, readSessionCookie(request), true));
      return '/';
    });
  }

  @Handle(signOutOidc)
  async signOut(@Res() reply: FastifyReply): Promise<void> {
    await reply.redirect((await this.oidc.signOutAddress()) ?? '/', 302);
  }
}

function readAttempt(cookie: string | undefined): OidcAttempt | undefined {
  try {
    return oidcAttempt.parse(JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString()));
  } catch {
    return undefined;
  }
}

/** Goes to the address, or to the sign-in page, which explains the failure. */
async function orExplain(reply: FastifyReply, work: () => Promise<string>): Promise<void> {
  try {
    await reply.redirect(await work(), 302);
  } catch (error) {
    if (!(error instanceof OidcError)) throw error;
    await reply.redirect(`/#sign-in=${error.failure}`, 302);
  }
}
