import { REGIME_LABELS } from '@fsvp/contracts/program/readiness/regime';
import { CONTROLLER_RULES, type HazardAllocation } from '@fsvp/contracts/program/supplier-evaluations/allocation';
import {
  CONCLUSION_LABELS,
  EVALUATION_BASIS_LABELS,
  EVALUATION_KIND_LABELS,
  REGULATION_LABELS,
  type EvaluationStatement,
  type ReevaluationAnswer,
  type SupplierEvaluation,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { Card, DataTable, DescriptionList, formatDate, Stack, Text } from '@fsvp/ui';
import { DocumentTitle } from '../documents/document-title.js';
import { HazardName } from './allocation-fields.js';
import { PerformanceFacts } from './known-facts.js';

/** A version as it is read, printed and signed. */
export function EvaluationView({ evaluation }: { evaluation: SupplierEvaluation }) {
  const { kind, regime, basis, conclusion, reason, complianceOnly, hazardAnalysisVersion, reviewed } = evaluation;
  return (
    <Stack gap={5}>
      <Card title="Conclusion">
        <DescriptionList
          items={[
            { term: 'Conclusion', value: conclusion && CONCLUSION_LABELS[conclusion] },
            { term: conclusion === 'approve_with_conditions' ? 'Conditions' : 'Reason', value: reason },
            { term: 'Kind', value: EVALUATION_KIND_LABELS[kind] },
            { term: 'Basis', value: EVALUATION_BASIS_LABELS[basis] },
            { term: 'Regime of the file', value: REGIME_LABELS[regime] },
            {
              term: 'Hazard analysis of the food',
              value: hazardAnalysisVersion === null ? 'None required' : `Version ${hazardAnalysisVersion}`,
            },
          ]}
        />
      </Card>
      {basis === 'reviewed' && reviewed ? <Review reviewed={reviewed} /> : null}
      {evaluation.answers.length > 0 ? <Answers answers={evaluation.answers} /> : null}
      {complianceOnly ? null : (
        <>
          <Card title="Hazards and who controls them (§1.505(a)(1)(i) and (ii))" flush>
            <DataTable<HazardAllocation>
              caption="Hazards and who controls them"
              rows={evaluation.allocations}
              rowKey={({ hazardKey }) => hazardKey}
              emptyText="No hazard was to be allocated."
              columns={[
                { id: 'hazard', header: 'Hazard', wrap: true, cell: (row) => <HazardName allocation={row} /> },
                { id: 'controller', header: 'Controlled by', wrap: true, cell: controllerText },
                {
                  id: 'control',
                  header: 'How',
                  wrap: true,
                  cell: ({ control, evidence }) => <Told text={control} evidence={evidence} />,
                },
              ]}
            />
          </Card>
          <Statement
            title="Procedures, processes and practices (§1.505(a)(1)(iii)(A))"
            statement={evaluation.procedures}
          />
        </>
      )}
      <Statement
        title={
          complianceOnly ? 'History of compliance (§1.512(c)(1)(i))' : 'Rules and compliance (§1.505(a)(1)(iii)(B))'
        }
        rules={evaluation.regulations.map((part) => REGULATION_LABELS[part])}
        statement={evaluation.complianceHistory}
      />
      {complianceOnly ? null : (
        <>
          <Statement title="Food-safety history (§1.505(a)(1)(iii)(C))" statement={evaluation.safetyHistory} />
          <Card title="Performance when it was evaluated">
            {evaluation.performance ? (
              <PerformanceFacts performance={evaluation.performance} />
            ) : (
              <Text as="p">It could not be computed.</Text>
            )}
          </Card>
          {evaluation.otherFactors ? (
            <Card title="Other factors (§1.505(a)(1)(iv))">
              <Text as="p" preserveLines>
                {evaluation.otherFactors}
              </Text>
            </Card>
          ) : null}
        </>
      )}
    </Stack>
  );
}

function controllerText({ controlledBy, entityName }: HazardAllocation): string {
  if (!controlledBy) return 'Not decided';
  return [CONTROLLER_RULES[controlledBy].label, entityName].filter(Boolean).join(': ');
}

function Told({ text, evidence }: EvaluationStatement) {
  return (
    <Stack gap={1}>
      {text ? (
        <Text size="inherit" preserveLines>
          {text}
        </Text>
      ) : (
        <Text size="inherit" tone="subtle">
          Nothing written
        </Text>
      )}
      {evidence.map((id) => (
        <span key={id} className="program:text-meta">
          <DocumentTitle id={id} linked />
        </span>
      ))}
    </Stack>
  );
}

function Statement({
  title,
  rules = [],
  statement,
}: {
  title: string;
  rules?: string[];
  statement: EvaluationStatement;
}) {
  return (
    <Card title={title}>
      <Stack gap={3}>
        {rules.length > 0 ? (
          <ul className="program:list-disc program:pl-5 program:text-body">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        ) : null}
        <Told {...statement} />
      </Stack>
    </Card>
  );
}

function Review({ reviewed }: { reviewed: NonNullable<SupplierEvaluation['reviewed']> }) {
  return (
    <Card title="The evaluation that this one relies on (§1.505(d))">
      <DescriptionList
        items={[
          { term: 'Conducted by', value: reviewed.entity },
          { term: 'Prepared by', value: reviewed.preparedBy },
          { term: 'Prepared on', value: reviewed.preparedOn && formatDate(reviewed.preparedOn) },
          { term: 'Document', value: reviewed.documentId && <DocumentTitle id={reviewed.documentId} linked /> },
          { term: 'Evidence of a qualified individual', value: reviewed.qualificationEvidence },
          { term: 'Assessment', value: reviewed.assessment },
        ]}
      />
    </Card>
  );
}

const yesNo = (value: boolean | null) => (value === null ? null : value ? 'Yes' : 'No');

function Answers({ answers }: { answers: readonly ReevaluationAnswer[] }) {
  return (
    <Card title="Reasons for the reevaluation (§1.505(c)(1))" flush>
      <DataTable<ReevaluationAnswer>
        caption="Reasons for the reevaluation"
        rows={answers}
        rowKey={({ reasonId }) => reasonId}
        emptyText="No reason was open."
        columns={[
          { id: 'reason', header: 'Reason', wrap: true, cell: ({ reasonText }) => reasonText },
          { id: 'concerns', header: 'Concerns changed', cell: ({ concernsChanged }) => yesNo(concernsChanged) },
          { id: 'goesOn', header: 'Importing goes on', cell: ({ goesOn }) => yesNo(goesOn) },
          { id: 'activities', header: 'Activities change', cell: ({ activitiesChanged }) => yesNo(activitiesChanged) },
          { id: 'text', header: 'Found', wrap: true, cell: ({ text }) => text },
        ]}
      />
    </Card>
  );
}
