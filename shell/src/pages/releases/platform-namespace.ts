/** Messages of the releases page. Only admins and developers download them. */
export const PLATFORM_NAMESPACE = 'shell-platform';
