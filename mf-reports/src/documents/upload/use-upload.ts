import { useEffect, useRef, useState } from 'react';
import { sendFile } from './send-file.js';
import { isRepeatable, refusalOf, uploadFailureText } from './upload-messages.js';

/** A file on the server that is no document yet. */
export interface SentFile {
  fileName: string;
  filePath: string;
}

/** The way of one file to the server. */
export function useUpload() {
  const [file, setFile] = useState<File>();
  /** 0 to 100 while the file is being sent. */
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [repeatable, setRepeatable] = useState(false);
  const [sent, setSent] = useState<SentFile>();
  const sending = useRef<AbortController>(undefined);

  const cancel = () => sending.current?.abort();
  useEffect(() => cancel, []);

  const send = async (chosen: File) => {
    const controller = new AbortController();
    sending.current = controller;
    setProblem(undefined);
    setRepeatable(false);
    setPercent(0);
    try {
      const filePath = await sendFile(chosen, { onProgress: setPercent, signal: controller.signal });
      setSent({ fileName: chosen.name, filePath });
    } catch (error) {
      if (controller.signal.aborted) return;
      setProblem(uploadFailureText(error, chosen.name));
      setRepeatable(isRepeatable(error));
    } finally {
      setPercent(undefined);
    }
  };

  return {
    file,
    percent,
    problem,
    /** Whether the file may be sent once more. */
    repeatable,
    sent,
    choose: (chosen: File) => {
      const refusal = refusalOf(chosen);
      setFile(refusal ? undefined : chosen);
      setProblem(refusal);
      setRepeatable(false);
      if (!refusal) void send(chosen);
    },
    /** Sends the file that was chosen last once more. */
    repeat: () => {
      if (file) void send(file);
    },
  };
}
