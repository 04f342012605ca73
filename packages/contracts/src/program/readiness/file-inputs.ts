import type { Day } from '../../core/calendar-day.js';
import type { AssuranceKind } from '../assurance.js';
import type { ControlKind } from '../control-records/control-record.js';
import type { DifferingLine } from '../entry-line.js';
import type { ImporterRole } from '../importer.js';
import type { ProcedureCode } from '../procedure.js';
import type { StandingCheckKind } from '../standing-check.js';
import type { HazardAllocation } from '../supplier-evaluations/allocation.js';
import type { ApprovalDecision } from '../supplier-evaluations/supplier-approval.js';
import type { EvaluationSince } from '../verification-plans/judge-plan.js';
import type { VerificationPlan } from '../verification-plans/verification-plan.js';
import type { PlanLine } from '../verification-plans/plan-line.js';
import type { FileSituation } from './applicability.js';
import type { Eligibility, FileCircumstances, RegimeReferenceData } from './derive-regime.js';
import type { FoodFacts, Regime } from './regime.js';
import type { RequirementCode } from './requirement-codes.js';
import type { WindowDays } from './window-days.js';

/** A record that may satisfy a requirement. */
export interface EvidenceRecord {
  recordType: string;
  id: string;
  version: number;
  title: string;
}

/** A record that a person signed. */
export interface SignedRecord extends EvidenceRecord {
  signedBy: string;
  /** Instant. */
  signedAt: string;
  /** The signer was qualified for it on the day of the signature. */
  qualified: boolean;
}

/** A document as it is today; undefined: the suite does not know it. */
export interface DocumentState {
  title: string;
  /** Of ISO 639-1. */
  language: string;
  /** The languages of the translations of its current file that are whole. */
  translatedInto: readonly string[];
  /** The last day on which it is valid; null without an end. */
  expiryDay: Day | null;
  /** It is neither withdrawn nor damaged. */
  whole: boolean;
}

/** A document that is shown as evidence. */
export interface LinkedDocument extends EvidenceRecord {
  document: DocumentState | undefined;
}

export interface AssuranceRecord extends EvidenceRecord {
  kind: AssuranceKind;
  /** The first day on which it counts. */
  validFrom: Day;
  validUntil: Day;
  controlsDescription: string | null;
  nonFederalLawStatement: string | null;
  document: DocumentState | undefined;
}

export interface StandingCheckRecord extends EvidenceRecord {
  kind: StandingCheckKind;
  countryCode: string;
  found: boolean;
  validUntil: Day;
  /** Null: it names none. */
  document: DocumentState | undefined | null;
}

/** A record that a hazard is controlled elsewhere, which has taken effect. */
export interface ControlEvidence extends EvidenceRecord {
  kind: ControlKind;
  statement: string;
  hazardKeys: readonly string[];
  validUntil: Day | null;
  document: DocumentState | undefined;
  /** That the own system is used; null: it names none. */
  useDocument: DocumentState | undefined | null;
}

/** What was received since importing under a file began. */
export interface FileReceipts {
  count: number;
  /** How many have no decision at the gate. */
  undecidedCount: number;
  /** The first ones of them. */
  undecided: readonly EvidenceRecord[];
}

/** What a person chose as evidence for a requirement. */
export interface ChosenEvidence {
  code: RequirementCode;
  records: readonly { recordType: string; recordId: string }[];
  /** The documents among them. */
  documents: readonly LinkedDocument[];
}

/** The corrective actions of a supplier on the day. */
export interface SupplierActions {
  /** Those that are past their due day and not done: the first ones. */
  overdue: readonly EvidenceRecord[];
  /** How many those are in all. */
  overdueCount: number;
  /** The first due day, from the day on, of one that is not done; null without one. */
  nextDueOn: Day | null;
}

/** A version of a procedure that was ever signed. */
export interface ProcedureRecord extends SignedRecord {
  code: ProcedureCode;
  versionNumber: number;
  effectiveFrom: Day;
  /** Its signature was withdrawn. */
  withdrawn: boolean;
  document: DocumentState | undefined;
}

/** The newest version of a hazard analysis that was ever signed, unless its signature was withdrawn. */
export interface HazardAnalysisRecord extends SignedRecord {
  versionNumber: number;
  /** Whether hazards require a control. */
  controls: boolean;
  /** Those that do. */
  toControl: readonly { hazardKey: string; name: string }[];
  /** The facts of the food have changed since it was signed or confirmed. */
  changed: boolean;
  validUntil: Day;
  /** The analysis that it relies on; null: it is the importer's own. */
  document: DocumentState | undefined | null;
}

/** The newest version of an evaluation that was ever signed, unless its signature was withdrawn. */
export interface EvaluationRecord extends SignedRecord {
  regime: Regime;
  hazardAnalysisVersion: number | null;
  allocations: readonly Pick<HazardAllocation, 'hazardKey' | 'hazardName' | 'hazardClass' | 'controlledBy'>[];
  validUntil: Day;
  /** What it rests on. */
  documents: readonly (DocumentState | undefined)[];
}

/** The open reevaluation of a file, as it was at the end of the day. */
export interface OpenReevaluation extends EvidenceRecord {
  /** Number of its reasons that are not dismissed. */
  reasonCount: number;
  dueOn: Day;
}

/** The newest approval that was ever signed, unless its signature was withdrawn. */
export interface ApprovalRecord extends SignedRecord {
  decision: ApprovalDecision;
  /** The last day of a temporary one. */
  until: Day | null;
  /** How the food is verified before each import, which a temporary one has. */
  preImportVerification: string | null;
  /** Its evaluation is the newest signed one, or later ones let it continue. */
  stands: boolean;
  /** Its signer also signed the evaluation, which the policy only notes. */
  samePerson: boolean;
}

/** The newest verification plan that was ever signed, unless its signature was withdrawn. */
export interface PlanRecord
  extends SignedRecord, Pick<VerificationPlan, 'regime' | 'evaluationId' | 'allocations' | 'lines' | 'justification'> {
  /** The newest signed evaluation; null without one, or when its signature was withdrawn. */
  evaluation: EvaluationSince | null;
}

/** A review of a result that was signed and not withdrawn since. */
export interface ReviewRecord extends SignedRecord {
  adequate: boolean;
  /** The result has changed since. */
  changed: boolean;
  /** Each of its corrective actions was closed as effective. */
  actionsEffective: boolean;
}

/** The result of a verification activity. */
export interface ResultRecord extends EvidenceRecord {
  complete: boolean;
  performedOn: Day | null;
  documents: readonly (DocumentState | undefined)[];
  review: ReviewRecord | null;
  reviewDraft: EvidenceRecord | null;
}

/** A verification activity of a line that is not cancelled. */
export interface LineActivity extends EvidenceRecord {
  dueOn: Day;
  /** Its status is completed. */
  done: boolean;
  result: ResultRecord | null;
}

/** A line of the signed verification plan, with its activities. */
export interface VerificationLine extends Pick<
  PlanLine,
  'activity' | 'hazardNames' | 'frequency' | 'beforeFirstImport'
> {
  /** The day on which the first plan with this line was signed. */
  signedOn: Day;
  activities: readonly LineActivity[];
}

/** The entry lines of a file. */
export interface FileEntryLines {
  count: number;
  /** How many differ from the importer in code, name, email address or DUNS number. */
  differingCount: number;
  /** The first ones of them. */
  differing: readonly (EvidenceRecord & DifferingLine)[];
}

/** What the readiness of a file on a day follows from. */
export interface FileInputs extends RegimeReferenceData {
  facts: FoodFacts;
  circumstances: FileCircumstances;
  importingSince: Day | null;
  importer: EvidenceRecord & {
    active: boolean;
    role: ImporterRole;
    consentDocumentId: string | null;
    postalCode?: string | null;
    /** The document with that id. */
    consent: LinkedDocument | null;
  };
  /** Signed ones of this importer, of all years and classes. */
  eligibilities: readonly (SignedRecord & Eligibility)[];
  /** For the file, and for all files of its importer. */
  assurances: readonly AssuranceRecord[];
  /** The latest one of each kind. */
  standingChecks: readonly StandingCheckRecord[];
  /** Those that have taken effect, the latest first. */
  controlRecords: readonly ControlEvidence[];
  /** Null while they are not known. */
  receipts: FileReceipts | null;
  chosenEvidence: readonly ChosenEvidence[];
  /** The signed determination in force. */
  determination: (SignedRecord & { chosenRegime: Regime }) | null;
  /** The determination that is prepared. */
  draft: EvidenceRecord | null;
  /** Of this importer. */
  procedures: readonly ProcedureRecord[];
  /** The procedures of this importer that are prepared. */
  procedureDrafts: readonly (EvidenceRecord & { code: ProcedureCode })[];
  /** Of the food. */
  hazardAnalysis: HazardAnalysisRecord | null;
  /** The version that is prepared. */
  hazardAnalysisDraft: EvidenceRecord | null;
  evaluation: EvaluationRecord | null;
  evaluationDraft: EvidenceRecord | null;
  /** The open reevaluation. */
  reevaluation: OpenReevaluation | null;
  approval: ApprovalRecord | null;
  approvalDraft: EvidenceRecord | null;
  verificationPlan: PlanRecord | null;
  /** The plan that is prepared. */
  verificationPlanDraft: EvidenceRecord | null;
  entryLines: FileEntryLines;
  /** The signed verification plan with what was done of it; null without one. */
  verification: { plan: EvidenceRecord; lines: readonly VerificationLine[] } | null;
  /** The supplier's corrective actions; null while they are not known. */
  actions: SupplierActions | null;
  /** The next day on which other rows of recognised systems are in force; null if none is known. */
  nextSystemsChange: Day | null;
  /** Policy `readiness.windowDays`. */
  windowDays: WindowDays;
  /** Policy `assurances1507`. */
  assurances1507: FileSituation['assurances1507'];
}

/** Eligibilities of the importer as very small, for food of this class, in any year. */
export const eligibilitiesForFood = ({ eligibilities, facts }: FileInputs): FileInputs['eligibilities'] =>
  eligibilities.filter(({ foodClass, eligible }) => eligible && foodClass === facts.foodClass);
