/** Messages of the releases page; only admins and developers download them. */
export const PLATFORM_NAMESPACE = 'shell-platform';
