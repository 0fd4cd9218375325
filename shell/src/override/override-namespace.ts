/** Messages of the bar of an overridden page; only admins who chose one download them. */
export const OVERRIDE_NAMESPACE = 'shell-override';
