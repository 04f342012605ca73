import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';

/**
 * Connects with the user and password, or the token, of a URL. The client ignores them, and takes digits at the
 * beginning of a password for the port.
 * @throws AuthorizationError when the server refuses them
 */
export function connectToNats(natsUrl: string, options: NodeConnectionOptions): Promise<NatsConnection> {
  const { protocol, host, username, password } = new URL(natsUrl);
  const user = decodeURIComponent(username);
  const pass = decodeURIComponent(password);
  return connect({
    servers: host,
    ...(pass ? { user, pass } : user && { token: user }),
    // Without it, a server without TLS would get the password in plain text.
    ...(protocol === 'tls:' && { tls: {} }),
    ...options,
  });
}
