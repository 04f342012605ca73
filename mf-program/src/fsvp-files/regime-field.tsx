import { canBeChosen } from '@fsvp/contracts/program/readiness/derive-regime';
import { CONDITIONS, REGIME_LABELS, type Regime } from '@fsvp/contracts/program/readiness/regime';
import { ErrorState, Spinner, type LoadError } from '@fsvp/ui';
import { RadioChoice, useController, useFormContext } from '@fsvp/ui/dialogs';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RegimeAnswer } from './api/derive-regime.js';
import type { DetermineValues } from './determine.dialog.js';
import { sectionText } from './regime-texts.js';

interface RegimeFieldProps {
  answer: RegimeAnswer | undefined;
  error: LoadError | undefined;
  /** A newer answer is on its way. */
  isOutdated: boolean;
  /** Begins with "FSVP does not apply" and keeps it, also while no ground for it fits, until the user chooses. */
  startsAtExempt: boolean;
}

/** Whether a regime can be chosen with the answers that were given. */
export const fitsAnswers = (regime: Regime | null, answer: RegimeAnswer) =>
  answer.candidates.some((one) => one.regime === regime && canBeChosen(one, derivationOf(answer)));

const derivationOf = ({ candidates, proposed, effective: fallback }: RegimeAnswer) => ({
  candidates,
  proposed,
  fallback,
});

/** The regimes that fit, to choose one: the proposed one, unless the user chose another that fits. */
export function RegimeField({ answer, error, isOutdated, startsAtExempt }: RegimeFieldProps) {
  const { field, fieldState } = useController<DetermineValues, 'chosenRegime'>({ name: 'chosenRegime' });
  const { resetField } = useFormContext<DetermineValues>();
  const [keepsExempt, setKeepsExempt] = useState(startsAtExempt);
  const options = answer ? optionsOf(answer, keepsExempt) : [];
  const [isOwnChoice, setOwnChoice] = useState(field.value !== null);
  const proposed = answer?.proposed.regime;
  const fits = answer !== undefined && fitsAnswers(field.value, answer);
  const follow = useEffectEvent((regime: Regime) => {
    if (keepsExempt || (isOwnChoice && fits)) return;
    // Not a change by the user, who can close the dialog without a question.
    resetField('chosenRegime', { defaultValue: regime });
    setOwnChoice(false);
  });
  useEffect(() => {
    if (proposed !== undefined && !isOutdated) follow(proposed);
  }, [proposed, fits, isOutdated]);
  if (!answer) return error ? <ErrorState {...error} /> : <Spinner label="Determining the regimes…" />;
  return (
    <div aria-busy={isOutdated}>
      <RadioChoice
        ref={field.ref}
        label="Which regime applies?"
        required
        value={field.value ?? ''}
        onChange={(regime) => {
          setOwnChoice(true);
          setKeepsExempt(false);
          field.onChange(regime);
        }}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
        options={options}
      />
    </div>
  );
}

/** @param keepsExempt "FSVP does not apply" is among the options and can be chosen, whatever fits */
function optionsOf(answer: RegimeAnswer, keepsExempt: boolean) {
  const { candidates, proposed } = answer;
  const fit = candidates.map(({ regime }) => regime);
  const regimes = [...new Set<Regime>(keepsExempt ? ['exempt', ...fit] : fit)];
  return regimes.map((regime) => {
    const fitting = candidates.filter((candidate) => candidate.regime === regime);
    const isChoosable = fitting.some((candidate) => canBeChosen(candidate, derivationOf(answer)));
    const isRuledOut = !isChoosable && fitting.some(({ unmet }) => unmet.length === 0);
    return {
      value: regime,
      label: `${REGIME_LABELS[regime]}${regime === proposed.regime ? ' (proposed)' : ''}`,
      disabled: !isChoosable && !(keepsExempt && regime === 'exempt'),
      description: (
        <>
          {fitting.map(({ rule, citation, entryCode, elective, unmet }) => (
            <span key={rule} className="program:block">
              {`${sectionText(citation)}, entry code ${entryCode}${elective ? ', optional' : ''}`}
              {unmet.length > 0 ? `. Not confirmed: ${unmet.map((one) => CONDITIONS[one]).join('; ')}` : null}
            </span>
          ))}
          {keepsExempt && regime === 'exempt' ? (
            <span className="program:block">
              {`Chosen because the supplier is marked “FSVP not required”.${fitting.length === 0 ? ' No exemption fits the answers yet. Change them, or choose another regime.' : ''}`}
            </span>
          ) : null}
          {isRuledOut ? (
            <span className="program:block">{`Not possible while "${REGIME_LABELS[proposed.regime]}" applies.`}</span>
          ) : null}
        </>
      ),
    };
  });
}
