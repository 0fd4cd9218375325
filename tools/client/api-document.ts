import { endpoints } from '@portico/shared/contracts';
import { describeApi } from '../../server/src/plugins/openapi.ts';

/** The OpenAPI document of all calls, as a site has it at `/api/docs/json`. */
export const apiDocument = () => describeApi(endpoints);
