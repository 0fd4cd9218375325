import type { components, paths } from './api-types.ts';

/** A schema of the API by its name, such as `Schema<'Portal'>`. Names of request bodies end in `Input`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

export type Method = 'get' | 'put' | 'post' | 'delete';

/** The addresses that have this method. */
export type AddressWith<M extends Method> = {
  [Address in keyof paths]: paths[Address] extends Record<M, object> ? Address : never;
}[keyof paths];

export type Operation<M extends Method, Address extends AddressWith<M>> = paths[Address][M];

type JsonOf<Holder> = Holder extends { content: { 'application/json': infer Json } } ? Json : never;

/** The reply of a successful call: JSON, a table as text, or a file. */
export type DataOf<O> = O extends { responses: { 200: { content: infer Content } } }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : Content extends { 'text/csv': string }
      ? string
      : Blob
  : never;

type PartsOf<O> = O extends { parameters: infer Parts } ? Parts : never;
/** Names of the parts with parameters; a part without any is `never`. */
type UsedParts<Parts> = {
  [Part in keyof Parts]-?: [Exclude<Parts[Part], undefined>] extends [never] ? never : Part;
}[keyof Parts];
type RequiredPart<Parts> = {
  [Part in keyof Parts]-?: undefined extends Parts[Part] ? never : Part;
}[keyof Parts];

type Parameters<Parts> =
  UsedParts<Parts> extends never
    ? { params?: never }
    : RequiredPart<Parts> extends never
      ? { params?: Pick<Parts, UsedParts<Parts>> }
      : { params: Pick<Parts, UsedParts<Parts>> };

/** JSON, or `FormData` for the calls with files. */
type Body<O> = O extends { requestBody: infer Sent }
  ? Sent extends { content: { 'multipart/form-data': unknown } }
    ? { body: FormData }
    : [JsonOf<Sent>] extends [never]
      ? { body?: never }
      : { body: JsonOf<Sent> }
  : { body?: never };

/** What a call requires: its parameters and its body. */
export type Sent<O> = Parameters<PartsOf<O>> & Body<O>;

/** An argument that may be omitted if nothing in it is required. */
export type Argument<Options> =
  Record<never, never> extends Options ? [options?: Options] : [options: Options];
