import { lookup as resolveName } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

/** Outside of it there are no addresses of the public internet (RFC 4291). */
const PUBLIC_IPV6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/** A network or a single address. @throws for anything else, with a message for the operator */
function parseNetwork(text: string): Network {
  try {
    if (text.includes('/')) return ipaddr.parseCIDR(text);
    const address = ipaddr.parse(text);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  } catch {
    throw new Error(`${text} is no network such as 10.1.0.0/16 or fd00::/8`);
  }
}

/** Reads networks that are separated by commas. @throws with a message for the operator */
export function parseNetworks(text: string): string[] {
  const networks = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  networks.forEach(parseNetwork);
  return networks;
}

/** A webhook's address that must not be called. The message says what to do. */
export class RefusedAddressError extends Error {}

const PUBLIC_ONLY =
  'Use a public address, or ask the operator of the suite to allow the network (WEBHOOK_ALLOWED_NETWORKS).';
const HTTPS_ONLY =
  'Use https://. Plain http is for networks that the operator of the suite allows (WEBHOOK_ALLOWED_NETWORKS).';

/** The host of a URL as an address; undefined for a name. */
function addressOf({ hostname }: URL): Address | undefined {
  const text = hostname.replace(/^\[|\]$/g, '');
  // Scheme http(s) has turned decimal, octal and hexadecimal notations into four numbers.
  return ipaddr.isValid(text) ? ipaddr.process(text) : undefined;
}

/**
 * Which addresses webhooks may lead to: public ones by https, and those of networks that the operator allows, also by http.
 * Otherwise a webhook could send requests to what only the suite's own network reaches.
 */
export class TargetNetworks {
  private readonly allowed: Network[];

  /**
   * @param allowed as `parseNetworks` returns them
   * @param resolve tests pass another one
   */
  constructor(
    allowed: readonly string[],
    private readonly resolve = resolveName,
  ) {
    this.allowed = allowed.map(parseNetwork);
  }

  private isAllowed(address: Address): boolean {
    return this.allowed.some(
      ([network, bits]) =>
        network.kind() === address.kind() && address.match(network as ipaddr.IPv4 & ipaddr.IPv6, bits),
    );
  }

  /** @throws RefusedAddressError */
  private check(address: Address, secure: boolean): void {
    if (this.isAllowed(address)) return;
    const isPublic =
      address.range() === 'unicast' && (address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(PUBLIC_IPV6));
    if (!isPublic) throw new RefusedAddressError(`${address.toString()} is not a public address. ${PUBLIC_ONLY}`);
    if (!secure) throw new RefusedAddressError(HTTPS_ONLY);
  }

  /**
   * Checks what can be known without DNS. Names are checked when they are called.
   * @throws RefusedAddressError
   */
  checkUrl(url: URL): void {
    const secure = url.protocol === 'https:';
    const address = addressOf(url);
    if (address) return this.check(address, secure);
    if (!secure && !this.allowed.length) throw new RefusedAddressError(HTTPS_ONLY);
    const isLocal = /(^|\.)localhost\.?$/.test(url.hostname);
    if (isLocal && !this.isAllowed(ipaddr.parse('127.0.0.1')) && !this.isAllowed(ipaddr.parse('::1')))
      throw new RefusedAddressError(`${url.hostname} is this server itself. ${PUBLIC_ONLY}`);
  }

  /**
   * Resolves names for connections. They lead to the very addresses that are checked here, whatever the next answer of the
   * DNS would be.
   */
  createLookup(secure: boolean): LookupFunction {
    return (hostname, options, callback) => {
      this.resolve(hostname, { ...options, all: true }, (error, addresses) => {
        if (error) return callback(error, []);
        try {
          for (const { address } of addresses) this.check(ipaddr.process(address), secure);
        } catch (refusal) {
          return callback(refusal as Error, []);
        }
        const [first] = addresses;
        return options.all || !first ? callback(null, addresses) : callback(null, first.address, first.family);
      });
    };
  }
}
