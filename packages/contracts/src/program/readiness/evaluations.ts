import type { Evaluation } from './evaluation.js';
import type { RequirementCode } from './requirement-codes.js';
import { evaluation as app1 } from './requirements/app-1.js';
import { evaluation as as2 } from './requirements/as-2.js';
import { evaluation as as1 } from './requirements/as-1.js';
import { evaluation as as3 } from './requirements/as-3.js';
import { evaluation as as4 } from './requirements/as-4.js';
import { evaluation as as5 } from './requirements/as-5.js';
import { evaluation as av1 } from './requirements/av-1.js';
import { evaluation as ca1 } from './requirements/ca-1.js';
import { evaluation as eq1 } from './requirements/eq-1.js';
import { evaluation as eq2 } from './requirements/eq-2.js';
import { evaluation as ev1 } from './requirements/ev-1.js';
import { evaluation as ha1 } from './requirements/ha-1.js';
import { evaluation as imp1 } from './requirements/imp-1.js';
import { evaluation as imp2 } from './requirements/imp-2.js';
import { evaluation as lacf1 } from './requirements/lacf-1.js';
import { evaluation as pr1 } from './requirements/pr-1.js';
import { evaluation as pr2 } from './requirements/pr-2.js';
import { evaluation as pr3 } from './requirements/pr-3.js';
import { evaluation as qi1 } from './requirements/qi-1.js';
import { evaluation as rc1 } from './requirements/rc-1.js';
import { evaluation as re1 } from './requirements/re-1.js';
import { evaluation as ss1 } from './requirements/ss-1.js';
import { evaluation as ss2 } from './requirements/ss-2.js';
import { evaluation as vd1 } from './requirements/vd-1.js';
import { evaluation as vd2 } from './requirements/vd-2.js';
import { evaluation as va1 } from './requirements/va-1.js';
import { evaluation as vr1 } from './requirements/vr-1.js';
import { evaluation as vs1 } from './requirements/vs-1.js';
import { evaluation as vs2 } from './requirements/vs-2.js';

/**
 * How requirements are judged. One whose records the suite does not have yet is missing. Their files export functions, which
 * bundlers can leave out of modules that only show requirements.
 */
export const EVALUATIONS: Partial<Record<RequirementCode, Evaluation>> = {
  'APP-1': app1(),
  'IMP-1': imp1(),
  'IMP-2': imp2(),
  'QI-1': qi1(),
  'HA-1': ha1(),
  'LACF-1': lacf1(),
  'AS-2': as2(),
  'AS-1': as1(),
  'AS-3': as3(),
  'AS-4': as4(),
  'AS-5': as5(),
  'EV-1': ev1(),
  'AV-1': av1(),
  'PR-1': pr1(),
  'PR-2': pr2(),
  'PR-3': pr3(),
  'VD-1': vd1(),
  'VD-2': vd2(),
  'VA-1': va1(),
  'VR-1': vr1(),
  'RE-1': re1(),
  'CA-1': ca1(),
  'VS-1': vs1(),
  'VS-2': vs2(),
  'SS-1': ss1(),
  'SS-2': ss2(),
  'EQ-1': eq1(),
  'EQ-2': eq2(),
  'RC-1': rc1(),
};
