import type { MockHost } from '@fsvp/web-kit/testing';

/** Makes `host` respond to a report download with `text` as a stream. */
export function answerDownload(host: MockHost, text: string): MockHost {
  const others = host.fetch;
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).includes('/download')) return others(input, init);
    const chunks = [new TextEncoder().encode(text)];
    const reader = {
      read: async () => ({ value: chunks[0], done: chunks.shift() === undefined }),
      cancel: async () => {},
    };
    return { ok: true, status: 200, body: { getReader: () => reader } } as unknown as Response;
  };
  Object.defineProperty(host, 'fetch', { value: fetch });
  return host;
}
