import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../../webpack/paths.ts';
import { readTerms, TERMS_PAGE, termsPage } from './terms.ts';

// Writes docs/terms.md from docs/terms.json.
writeFileSync(path.join(rootFolder, TERMS_PAGE), termsPage(readTerms(rootFolder)));
