interface Answer {
  /** 0: no network. */
  status: number;
  text?: string;
}

/** What was sent, oldest first. */
export interface Sent {
  url: string;
  body: unknown;
}

/** Takes the place of XMLHttpRequest: answers each request with the next of `answers`, the last one for good. */
export function fakeUploads(...answers: Answer[]): Sent[] {
  const sent: Sent[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    statusText = '';
    responseText = '';
    private url = '';
    open(_method: string, url: string) {
      this.url = url;
    }
    setRequestHeader() {}
    abort() {
      this.onabort?.();
    }
    send(body: unknown) {
      const { status, text = '' } = answers[Math.min(sent.length, answers.length - 1)]!;
      sent.push({ url: this.url, body });
      void Promise.resolve().then(() => {
        this.upload.onprogress?.({ loaded: 1, total: 2 });
        this.status = status;
        this.responseText = text;
        if (status === 0) this.onerror?.();
        else this.onload?.();
      });
    }
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return sent;
}
