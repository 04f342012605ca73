import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import request from 'undici/lib/api/api-request.js';

export interface CompleteResponse {
  statusCode: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Cancels a request to a service. Costs less than an AbortController, which every request would need. */
export class Cancellation {
  /** Why the request was cancelled, if it was. */
  reason: Error | undefined;
  private listener: ((reason: Error) => void) | undefined;

  cancel(reason: Error): void {
    this.reason ??= reason;
    this.listener?.(this.reason);
  }

  /** Sets what ends the current attempt; called at once after a cancellation. */
  onCancel(listener: (reason: Error) => void): void {
    this.listener = listener;
    if (this.reason) listener(this.reason);
  }
}

/** Does not copy the only chunk, as `Buffer.concat` would: most responses are one, and V8 counts each copy as memory. */
function join(chunks: Buffer[]): Buffer {
  const [only] = chunks;
  return only && chunks.length === 1 ? only : Buffer.concat(chunks);
}

/** Sends a request and reads its response to the end, without the stream and the signal of `dispatcher.request`. */
export function exchange(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  cancellation: Cancellation,
): Promise<CompleteResponse> {
  return new Promise((resolve, reject) => {
    // While it waits for a connection; it is not sent after that.
    cancellation.onCancel(reject);
    const chunks: Buffer[] = [];
    let statusCode = 0;
    let headers: IncomingHttpHeaders = {};
    dispatcher.dispatch(options, {
      onRequestStart: (controller) => cancellation.onCancel((reason) => controller.abort(reason)),
      onResponseStart: (_controller, status, received) => {
        statusCode = status;
        headers = received;
      },
      onResponseData: (_controller, chunk) => void chunks.push(chunk),
      onResponseEnd: () => resolve({ statusCode, headers, body: join(chunks) }),
      onResponseError: (_controller, error) => reject(error),
    });
  });
}

/** Sends a request and resolves when the headers of its response have arrived. */
export function openStream(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  cancellation: Cancellation,
): Promise<Dispatcher.ResponseData> {
  const controller = new AbortController();
  cancellation.onCancel((reason) => controller.abort(reason));
  return request.call(dispatcher, { ...options, signal: controller.signal });
}
