import { withRetries } from '@fsvp/web-kit';
import { useEffect, useRef, useState } from 'react';
import { UploadError } from './upload-error.js';
import type { SentFile, Uploader } from './uploader.js';

const NOT_LOADED = 'Upload failed. The uploader could not be loaded. Check the connection and try again.';

const load = () => withRetries(() => import('./uploader.js'));

/** The way of one file to the server. */
export function useUpload() {
  const [file, setFile] = useState<File>();
  /** 0 to 100 while the file is being sent. */
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [repeatable, setRepeatable] = useState(false);
  const [sent, setSent] = useState<SentFile>();
  const uploader = useRef<Uploader>(undefined);
  /** Tells the current sending from one that was given up while the uploader itself was on its way. */
  const turn = useRef(0);
  const sending = percent !== undefined;

  useEffect(() => {
    // While one looks for the file, what sends it is fetched. A failure tells itself when there is a file.
    load().catch(() => undefined);
    return () => {
      turn.current += 1;
      uploader.current?.destroy();
    };
  }, []);

  const fail = (error: unknown) => {
    setProblem(error instanceof UploadError ? error.message : NOT_LOADED);
    setRepeatable(!(error instanceof UploadError) || error.repeatable);
  };
  const send = async (chosen: File) => {
    setFile(chosen);
    setProblem(undefined);
    setRepeatable(false);
    setPercent(0);
    const own = (turn.current += 1);
    try {
      const { Uploader } = await load();
      if (own !== turn.current) return;
      uploader.current ??= new Uploader(setPercent);
      // What failed before is still in there.
      uploader.current.cancel();
      uploader.current.take(chosen);
      setSent(await uploader.current.send());
    } catch (error) {
      if (own !== turn.current) return;
      fail(error);
    }
    setPercent(undefined);
  };

  return {
    file,
    percent,
    problem,
    /** Whether the file may be sent once more. */
    repeatable,
    sent,
    choose: (chosen: File) => {
      if (!sending) return void send(chosen);
      try {
        uploader.current?.take(chosen);
      } catch (error) {
        setProblem((error as Error).message);
      }
    },
    /** Sends the file that was chosen last once more. */
    repeat: () => {
      if (file) void send(file);
    },
    cancel: () => {
      turn.current += 1;
      uploader.current?.cancel();
      setFile(undefined);
      setProblem(undefined);
      setPercent(undefined);
    },
  };
}
