import { z } from 'zod';
import { ROLES } from './constants.ts';

export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

/** The signed-in person. `uid` equals the token's subject. [DATA-23, AMBIG-13] */
export const authUserSchema = z.object({
  uid: z.string(),
  username: z.string(),
  displayName: z.string(),
  roles: z.array(roleSchema),
});
export type AuthUser = z.infer<typeof authUserSchema>;
