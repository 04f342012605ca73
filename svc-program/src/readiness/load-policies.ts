import type { FileInputs } from '@fsvp/contracts/program/readiness/file-inputs';
import { READINESS_WINDOW_DAYS } from '@fsvp/contracts/program/readiness/readiness';
import { parseWindowDays } from '@fsvp/contracts/program/readiness/window-days';
import { readPolicy } from '@fsvp/service-kit/policies/read-policy';
import type { Loaded, LoadScope } from './load-scope.js';

export async function loadPolicies({
  manager,
}: LoadScope): Promise<Loaded<Pick<FileInputs, 'windowDays' | 'assurances1507'>>> {
  const windowDays =
    parseWindowDays(await readPolicy(manager, 'readiness.windowDays')) ?? (() => READINESS_WINDOW_DAYS);
  const assurances1507 = (await readPolicy(manager, 'assurances1507')) === 'required' ? 'required' : 'tracked';
  return { inputsOf: () => ({ windowDays, assurances1507 }) };
}
