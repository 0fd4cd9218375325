import { afterAll } from '@jest/globals';
import { endOfFile } from './end-of-file.ts';

afterAll(endOfFile);
