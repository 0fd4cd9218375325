import type { Form, RefusedField } from '@portico/shared/patterns';
import type { SiteRule, SiteValues } from '../site-values.ts';

export interface SiteSectionProps {
  /** The section's anchor; the message of its title is `site.<id>`. */
  id: string;
  form: Pick<Form<SiteValues, unknown, SiteRule | RefusedField, undefined>, 'values' | 'edit' | 'textInput'>;
  /** The message of what is wrong with a field, by its path. */
  errorAt: (path: string) => string | undefined;
}
