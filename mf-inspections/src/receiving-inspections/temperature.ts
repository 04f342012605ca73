import { TEMPERATURE_RANGE, type ReceivingInspection } from '@fsvp/contracts/quality/receiving-inspection';

export interface TemperatureRange {
  min: number;
  max: number;
  unit: string;
}

/** The temperature range of the inspection, or the default range if it has none. */
export function rangeOf(
  inspection?: Pick<ReceivingInspection, 'requiredTempMin' | 'requiredTempMax' | 'tempUnit'>,
): TemperatureRange {
  const { min, max, unit } = TEMPERATURE_RANGE;
  return {
    min: inspection?.requiredTempMin ?? min,
    max: inspection?.requiredTempMax ?? max,
    unit: inspection?.tempUnit ?? unit,
  };
}

/** '0-41°F'. */
export function rangeText({ min, max, unit }: TemperatureRange): string {
  return `${min}-${max}°${unit.replace('°', '')}`;
}

/** '38°F'. */
export function degreesText(degrees: number, unit: string): string {
  return `${degrees}°${unit.replace('°', '')}`;
}
