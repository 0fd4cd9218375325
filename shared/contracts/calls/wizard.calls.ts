import { z } from 'zod';
import { CONTENT_LIMITS } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { portalSchema } from '../portal.ts';
import { idParams, okWith } from './replies.ts';

/** Fields of a portal that the wizard writes. */
export const wizardPortalSchema = portalSchema
  .pick({
    title: true,
    highlightSentence: true,
    description: true,
    shortDescription: true,
    isAdvanceDescription: true,
    tags: true,
    mainImageId: true,
    galleryImages: true,
    contacts: true,
  })
  .partial()
  .extend({
    /** The next step; null means that the wizard is finished. [OPEN-48] */
    stepIndex: z.number().int().min(0).max(6).nullable().optional(),
    /** As in `savePortal`. [T-49] */
    modifiedDate: z.string().max(CONTENT_LIMITS.word).optional(),
  });
export type WizardPortal = z.infer<typeof wizardPortalSchema>;

/** [API-09, WIZ-13] */
export const createWizardPortal = defineEndpoint({
  id: 'createWizardPortal',
  method: 'POST',
  path: '/api/wizard',
  summary: 'Create a portal from the first saved step of the wizard.',
  body: z.object({ data: wizardPortalSchema }),
  reply: okWith(portalSchema),
});

/** [API-10, WIZ-14] */
export const updateWizardPortal = defineEndpoint({
  id: 'updateWizardPortal',
  method: 'PUT',
  path: '/api/wizard/:id',
  summary: 'Save a later step of the wizard.',
  params: idParams,
  body: z.object({ data: wizardPortalSchema }),
  reply: okWith(portalSchema),
});

/** [API-28, OPEN-05] */
export const restoreWizardPortal = defineEndpoint({
  id: 'restoreWizardPortal',
  method: 'GET',
  path: '/api/wizard/:id',
  summary: 'The saved portal with its wizard progress; for its editors.',
  params: idParams,
  reply: okWith(portalSchema),
});

export const wizardCalls = [createWizardPortal, updateWizardPortal, restoreWizardPortal] as const;
