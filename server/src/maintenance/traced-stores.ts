import type { ImageStore } from '../images/image-store.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { inSpan } from '../telemetry/tracing.ts';

/** Records with a span for each read and write of a request. */
export const tracedRecords = (records: RecordStore): RecordStore => ({
  ...records,
  get: (key) => inSpan('records.get', { 'portico.kind': key.kind }, () => records.get(key)),
  put: (record) => inSpan('records.put', { 'portico.kind': record.kind }, () => records.put(record)),
  delete: (record) => inSpan('records.delete', { 'portico.kind': record.kind }, () => records.delete(record)),
  list: (query) => inSpan('records.list', { 'portico.kind': query.kind }, () => records.list(query)),
  countByValue: (query) =>
    inSpan('records.countByValue', { 'portico.kind': query.kind }, () => records.countByValue(query)),
  batch: (writes) =>
    inSpan('records.batch', { 'portico.writes': writes.length }, () => records.batch(writes)),
});

/** Images with a span for each upload and read. */
export const tracedImages = (images: ImageStore): ImageStore => ({
  ...images,
  put: (source, options) => inSpan('images.put', {}, () => images.put(source, options)),
  variant: (request) =>
    inSpan('images.variant', { 'portico.width': request.width }, () => images.variant(request)),
});
