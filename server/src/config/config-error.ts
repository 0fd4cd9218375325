/** A setting is missing or wrong; the message names it and the allowed values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
