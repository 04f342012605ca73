import type { Deprecation } from '@fsvp/contracts/core/call';

/** The headers of each answer of a deprecated call: since when (RFC 9745), and from when it may be gone (RFC 8594). */
export function deprecationHeaders({ since, sunset }: Deprecation): Record<'deprecation' | 'sunset', string> {
  return { deprecation: `@${Date.parse(since) / 1000}`, sunset: new Date(sunset).toUTCString() };
}

/** What the document says of it. */
export function describeDeprecation({ since, sunset, instead }: Deprecation): string {
  return `**Deprecated** since ${since}: from ${sunset} on it may be gone. ${instead}`;
}
