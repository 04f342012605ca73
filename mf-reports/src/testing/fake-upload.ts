interface Answer {
  /** 0: no network. */
  status: number;
  text?: string;
}

/** A sent request; oldest first. */
export interface Sent {
  method: string;
  url: string;
  type: string | undefined;
  body: unknown;
  aborted?: true;
}

/** Replaces XMLHttpRequest: each request gets the next of `answers`, the last one repeats; 'hangs' never responds. */
export function fakeUploads(...answers: (Answer | 'hangs')[]): Sent[] {
  const sent: Sent[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    readyState = 0;
    status = 0;
    statusText = '';
    responseType = '';
    responseText = '';
    private request = { method: '', url: '' };
    private type: string | undefined;
    private record: Sent | undefined;
    open(method: string, url: string) {
      this.request = { method, url };
    }
    setRequestHeader(name: string, value: string) {
      if (name.toLowerCase() === 'content-type') this.type = value;
    }
    abort() {
      if (this.record) this.record.aborted = true;
    }
    send(body: unknown) {
      const answer = answers[Math.min(sent.length, answers.length - 1)]!;
      this.record = { ...this.request, type: this.type, body };
      sent.push(this.record);
      if (answer !== 'hangs') void Promise.resolve().then(() => this.answer(answer));
    }
    private answer({ status, text = '' }: Answer) {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
      this.readyState = 4;
      this.status = status;
      this.responseText = text;
      if (status === 0) this.onerror?.();
      else this.onload?.();
    }
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return sent;
}
