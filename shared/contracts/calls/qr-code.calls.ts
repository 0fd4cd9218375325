import { z } from 'zod';
import { MAX_QR_TEXT } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';

/** [API-13, OPEN-28] */
export const generateQrCode = defineEndpoint({
  id: 'generateQrCode',
  method: 'GET',
  path: '/api/generateQRCode',
  summary:
    'Return a QR code of an address of this site or of a short text, with an image of the site in its centre.',
  query: z.object({
    text: z.string().trim().max(MAX_QR_TEXT.ownAddress).optional(),
    imageID: z.string().trim().max(80).optional(),
    /** Path of an image, such as `/images/{id}`. */
    imagePath: z.string().trim().max(400).optional(),
  }),
  reply: z.discriminatedUnion('result', [
    /** `data` is a PNG as a data: URL. */
    z.object({ result: z.literal('ok'), data: z.string() }),
    z.object({ result: z.literal('fail'), reason: z.string() }),
  ]),
});

export const qrCodeCalls = [generateQrCode] as const;
