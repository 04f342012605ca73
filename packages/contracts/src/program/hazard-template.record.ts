import * as z from 'zod/mini';
import { CHANGED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { getHazardTemplate } from './hazard-template.js';

export const hazardTemplateRecord = defineStoredRecord({
  type: 'hazard-template',
  label: 'Hazard templates',
  service: 'program',
  read: getHazardTemplate,
  data: z.looseObject({
    id: z.string(),
    category: z.string(),
    industryCodes: z.array(z.string()),
    generatedOn: z.string(),
    hazards: z.array(z.looseObject({ code: z.string() })),
  }),
  events: { generated: NEW, regenerated: CHANGED },
});
export const { generated: hazardTemplateGenerated, regenerated: hazardTemplateRegenerated } =
  hazardTemplateRecord.events;
