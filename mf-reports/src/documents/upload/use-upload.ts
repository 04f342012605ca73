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
    try {
      const { Uploader } = await load();
      if (upload !== currentUpload.current) return;
      uploader.current ??= new Uploader(setPercent);
      // Remove the file of a failed upload.
      uploader.current.cancel();
      uploader.current.addFile(chosen);
      setSent(await uploader.current.send());
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
      try {
        uploader.current?.addFile(chosen);
      } catch (error) {
        setProblem((error as Error).message);
      }
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
