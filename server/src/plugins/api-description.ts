/** The parts of an OpenAPI operation that Portico writes. */
export interface DescribedCall {
  operationId: string;
  summary: string;
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content: Content } | { $ref: string }>;
}
export type Content = Record<string, { schema: object }>;

export interface ApiDescription {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  security: object[];
  components: Record<'schemas' | 'responses' | 'securitySchemes', Schemas>;
  /** By path, then by method in lower case. */
  paths: Record<string, Record<string, DescribedCall>>;
}
export type Schemas = Record<string, object>;
