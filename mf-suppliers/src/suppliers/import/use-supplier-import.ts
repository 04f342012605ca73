import { IMPORT_LIMITS, type ImportReport } from '@fsvp/contracts/supplier-import';
import { ApiError, errorText, useIdempotencyKey } from '@fsvp/web-kit';
import { useRef, useState } from 'react';
import { reportOf, useCheckImport, useImportSuppliers, type OnDuplicate } from '../api/import-suppliers.js';

const MEGABYTE = 1024 * 1024;

/** What the dialog shows: what a check found, or what an import did. */
interface Outcome {
  report: ImportReport;
  imported: boolean;
}

function explain(error: unknown): string {
  const fields = error instanceof ApiError ? error.fieldErrors : [];
  return fields.length > 0 ? fields.map(({ message }) => message).join('. ') : errorText(error);
}

/** The steps of an import: choose a file, see what would happen, have it happen. */
export function useSupplierImport() {
  const baseKey = useIdempotencyKey();
  const choices = useRef(0);
  const [file, setFile] = useState<{ name: string; content: Blob }>();
  const [onDuplicate, setOnDuplicate] = useState<OnDuplicate>('skip');
  const [outcome, setOutcome] = useState<Outcome>();
  const [problem, setProblem] = useState<string>();
  const checking = useCheckImport();
  const importing = useImportSuppliers();

  const check = async (content: Blob, mode: OnDuplicate) => {
    choices.current += 1;
    setProblem(undefined);
    setOutcome(undefined);
    try {
      setOutcome({ report: await checking.mutateAsync({ content, onDuplicate: mode }), imported: false });
    } catch (error) {
      setProblem(explain(error));
    }
  };

  const choose = async (chosen: File) => {
    setFile(undefined);
    setOutcome(undefined);
    if (chosen.size > IMPORT_LIMITS.bytes) {
      setProblem(`${chosen.name} is larger than ${IMPORT_LIMITS.bytes / MEGABYTE} MB. Split it and import the parts.`);
      return;
    }
    let content: Blob;
    try {
      // A copy: what is imported is what was checked, whatever becomes of the file in between.
      content = new Blob([await chosen.arrayBuffer()]);
    } catch {
      setProblem(`${chosen.name} could not be read.`);
      return;
    }
    setFile({ name: chosen.name, content });
    await check(content, onDuplicate);
  };

  return {
    file,
    onDuplicate,
    outcome,
    problem,
    checking: checking.isPending,
    importing: importing.isPending,
    choose,
    chooseOnDuplicate: (mode: OnDuplicate) => {
      setOnDuplicate(mode);
      if (file) void check(file.content, mode);
    },
    run: async () => {
      if (!file) return;
      setProblem(undefined);
      try {
        const report = await importing.start({ content: file.content, onDuplicate }, `${baseKey}-${choices.current}`);
        setOutcome({ report, imported: true });
      } catch (error) {
        const report = reportOf(error);
        if (report) setOutcome({ report, imported: false });
        else setProblem(explain(error));
      }
    },
  };
}
