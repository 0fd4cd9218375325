import type { OpenOptions } from '../services.ts';
import { demoContent, privateContent } from './content/content.ts';

/** Opens an empty store with the demonstration: a public and a private provider. [OPEN-12, OPEN-51] */
export const demoSeed = (): Pick<OpenOptions, 'contents'> => ({ contents: [demoContent, privateContent] });
