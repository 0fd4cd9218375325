import { describe, expect, test } from '@jest/globals';
import type { ActionType } from '../contracts/portal.ts';
import { actionTarget } from './action-target.ts';

describe('actionTarget', () => {
  test.each<[ActionType, string, string | undefined]>([
    ['none', 'x', undefined],
    ['phone', '08-1234', 'tel:081234'],
    ['externalUrl', 'https://example.com/a', 'https://example.com/a'],
    ['externalUrl', 'javascript:alert(1)', undefined],
    ['lineAds', 'shop', 'https://line.me/R/ti/p/%40shop'],
    ['lineAds', '@shop', 'https://line.me/R/ti/p/%40shop'],
    ['linePersonal', 'me', 'https://line.me/R/ti/p/~me'],
    ['messengerPage', 'page', 'https://www.facebook.com/messages/t/page'],
    ['messengerPersonal', 'me', 'https://www.facebook.com/messages/t/me'],
    ['phone', ' ', undefined],
  ])('[PORTAL-18, PORTAL-19] %s with %j leads to %j', (type, value, target) => {
    expect(actionTarget({ type, contact: { [type]: value } })).toBe(target);
  });

  test('[PORTAL-18] only the chosen type counts', () => {
    expect(actionTarget({ type: 'phone', contact: { lineAds: 'shop' } })).toBeUndefined();
    expect(actionTarget(undefined)).toBeUndefined();
  });
});
