import { withRetries } from '@fsvp/web-kit';
import { useEffect, useRef, useState } from 'react';
import { forgetKeptUpload, readKeptUpload } from './kept-upload.js';
import { UploadError } from './upload-error.js';
import type { UploadedFile, Uploader } from './uploader.js';

const NOT_LOADED = 'Upload failed. The uploader could not be loaded. Check the connection and try again.';

const load = () => withRetries(() => import('./uploader.js'));

/** State and actions of one upload. */
export function useUpload() {
  const [file, setFile] = useState<File>();
  /** 0 to 100 while the file is being sent. */
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [retryable, setRetryable] = useState(false);
  const [sent, setSent] = useState<UploadedFile | undefined>(readKeptUpload);
  const uploader = useRef<Uploader>(undefined);
  /** Number of the current upload, to ignore one that was cancelled while the uploader was still loading. */
  const currentUpload = useRef(0);
  /** Settles when the file that is being sent is in the uploader. */
  const added = useRef<Promise<unknown>>(undefined);
  const sending = percent !== undefined;

  // Not when it is read: React can discard a first render.
  useEffect(() => {
    if (sent) forgetKeptUpload();
  }, [sent]);

  useEffect(() => {
    // Preload the uploader while the user chooses a file. A failure is reported when the file is sent.
    load().catch(() => undefined);
    return () => {
      currentUpload.current += 1;
      uploader.current?.destroy();
    };
  }, []);

  const fail = (error: unknown) => {
    setProblem(error instanceof UploadError ? error.message : NOT_LOADED);
    setRetryable(!(error instanceof UploadError) || error.retryable);
  };
  const send = async (chosen: File) => {
    setFile(chosen);
    setProblem(undefined);
    setRetryable(false);
    setPercent(0);
    const upload = (currentUpload.current += 1);
    const adding = load().then(({ Uploader }) => {
      if (upload !== currentUpload.current) return undefined;
      uploader.current ??= new Uploader(setPercent);
      // Remove the file of a failed upload.
      uploader.current.cancel();
      uploader.current.addFile(chosen);
      return uploader.current;
    });
    added.current = adding.catch(() => undefined);
    try {
      const ready = await adding;
      if (!ready) return;
      setSent(await ready.send());
    } catch (error) {
      if (upload !== currentUpload.current) return;
      fail(error);
    }
    setPercent(undefined);
  };

  return {
    file,
    percent,
    problem,
    /** Whether sending the same file again can succeed. */
    retryable,
    sent,
    choose: (chosen: File) => {
      if (!sending) return void send(chosen);
      const upload = currentUpload.current;
      void added.current?.then(() => {
        if (upload !== currentUpload.current) return;
        try {
          // Says why there cannot be two.
          uploader.current?.addFile(chosen);
        } catch (error) {
          setProblem((error as Error).message);
        }
      });
    },
    /** Sends the last chosen file again. */
    retry: () => {
      if (file) void send(file);
    },
    cancel: () => {
      currentUpload.current += 1;
      uploader.current?.cancel();
      setFile(undefined);
      setProblem(undefined);
      setPercent(undefined);
    },
  };
}
