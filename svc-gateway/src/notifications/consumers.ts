import { NotifyWhenInspectionFailed } from './notify-when-inspection-failed.consumer.js';
import { NotifyWhenReportEnded } from './notify-when-report-ended.consumer.js';
import { NotifyWhenSignatureBroken } from './notify-when-signature-broken.consumer.js';
import { NotifyWhenWebhookDisabled } from './notify-when-webhook-disabled.consumer.js';
import {
  SettleActionReminders,
  SettleAddressReminders,
  SettleDocumentReminders,
  SettleEligibilityReminders,
  SettleFileReminders,
  SettleHazardAnalysisReminders,
  SettleImporterReminders,
  SettlePlanReminders,
  SettleReevaluationReminders,
  SettleRemindersOfClosedFiles,
  SettleRemindersOfIdleFiles,
  SettleReviewReminders,
  SettleReviewRemindersOfResults,
  SettleVerificationReminders,
} from './settle-reminders.consumer.js';

export const NOTIFICATION_CONSUMERS = [
  NotifyWhenInspectionFailed,
  NotifyWhenReportEnded,
  NotifyWhenSignatureBroken,
  NotifyWhenWebhookDisabled,
  SettleVerificationReminders,
  SettleActionReminders,
  SettleDocumentReminders,
  SettleFileReminders,
  SettleRemindersOfIdleFiles,
  SettleRemindersOfClosedFiles,
  SettleEligibilityReminders,
  SettleHazardAnalysisReminders,
  SettleReevaluationReminders,
  SettleReviewReminders,
  SettleReviewRemindersOfResults,
  SettlePlanReminders,
  SettleImporterReminders,
  SettleAddressReminders,
];
