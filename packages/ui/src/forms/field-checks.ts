import type { FieldCheck } from './standard-schema-resolver.js';

const checksOf = new WeakMap<object, Map<string, FieldCheck>>();

/** The checks that mounted fields add to a form; the form's resolver runs them. */
export function registerChecks(control: object, checks: Map<string, FieldCheck>): void {
  checksOf.set(control, checks);
}

export function addFieldCheck(control: object, name: string, check: FieldCheck): () => void {
  const checks = checksOf.get(control);
  checks?.set(name, check);
  return () => {
    if (checks?.get(name) === check) checks.delete(name);
  };
}
