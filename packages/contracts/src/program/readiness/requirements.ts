import type { FileSituation } from './applicability.js';
import type { Regime } from './regime.js';
import type { Requirement } from './requirement.js';
import type { RequirementCode } from './requirement-codes.js';
import { requirement as app1 } from './requirements/app-1.js';
import { requirement as as1 } from './requirements/as-1.js';
import { requirement as as2 } from './requirements/as-2.js';
import { requirement as as3 } from './requirements/as-3.js';
import { requirement as as4 } from './requirements/as-4.js';
import { requirement as as5 } from './requirements/as-5.js';
import { requirement as av1 } from './requirements/av-1.js';
import { requirement as ca1 } from './requirements/ca-1.js';
import { requirement as eq1 } from './requirements/eq-1.js';
import { requirement as eq2 } from './requirements/eq-2.js';
import { requirement as ev1 } from './requirements/ev-1.js';
import { requirement as ha1 } from './requirements/ha-1.js';
import { requirement as imp1 } from './requirements/imp-1.js';
import { requirement as imp2 } from './requirements/imp-2.js';
import { requirement as lacf1 } from './requirements/lacf-1.js';
import { requirement as pr1 } from './requirements/pr-1.js';
import { requirement as pr2 } from './requirements/pr-2.js';
import { requirement as pr3 } from './requirements/pr-3.js';
import { requirement as qi1 } from './requirements/qi-1.js';
import { requirement as rc1 } from './requirements/rc-1.js';
import { requirement as re1 } from './requirements/re-1.js';
import { requirement as ss1 } from './requirements/ss-1.js';
import { requirement as ss2 } from './requirements/ss-2.js';
import { requirement as va1 } from './requirements/va-1.js';
import { requirement as vd1 } from './requirements/vd-1.js';
import { requirement as vd2 } from './requirements/vd-2.js';
import { requirement as vr1 } from './requirements/vr-1.js';
import { requirement as vs1 } from './requirements/vs-1.js';
import { requirement as vs2 } from './requirements/vs-2.js';

export const REQUIREMENTS: Record<RequirementCode, Requirement> = {
  'APP-1': app1,
  'IMP-1': imp1,
  'IMP-2': imp2,
  'QI-1': qi1,
  'HA-1': ha1,
  'LACF-1': lacf1,
  'AS-1': as1,
  'AS-2': as2,
  'AS-3': as3,
  'AS-4': as4,
  'AS-5': as5,
  'EV-1': ev1,
  'AV-1': av1,
  'PR-1': pr1,
  'PR-2': pr2,
  'PR-3': pr3,
  'VD-1': vd1,
  'VD-2': vd2,
  'VA-1': va1,
  'VR-1': vr1,
  'RE-1': re1,
  'CA-1': ca1,
  'VS-1': vs1,
  'VS-2': vs2,
  'SS-1': ss1,
  'SS-2': ss2,
  'EQ-1': eq1,
  'EQ-2': eq2,
  'RC-1': rc1,
};

/** The section that sets each regime; what it leaves out does not apply. */
const REGIME_SECTIONS: Record<Regime, string> = {
  standard: '1.502',
  ds_other: '1.511(c)',
  very_small: '1.512(a)(1)',
  small_supplier: '1.512(a)(2)',
  recognised: '1.513',
  ds_customer: '1.511(b)',
  ds_importer: '1.511(a)',
  deemed: '1.502(c)',
  exempt: '1.501',
};

/** Why a requirement does not apply to a file: the section that says so; undefined if it applies. */
export function whyNotApplicable(code: RequirementCode, situation: FileSituation): string | undefined {
  const { regimes, unless } = REQUIREMENTS[code];
  if (!regimes.includes(situation.regime)) return REGIME_SECTIONS[situation.regime];
  return unless?.(situation);
}
