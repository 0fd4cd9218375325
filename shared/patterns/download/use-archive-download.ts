import { type ApiError, readErrorReply } from '@portico/shared/api';
import { selectToken, useSelector } from '@portico/shared/platform';
import { useState } from 'react';
import { saveFile } from '../csv/csv-file.ts';

/** Downloads the archive of a call and counts its bytes. The call takes as long as the server writes the archive. */
export function useArchiveDownload(address: string) {
  const token = useSelector(selectToken);
  const [received, setReceived] = useState(0);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<ApiError>();

  async function save(): Promise<void> {
    setLoading(true);
    setFailure(undefined);
    setReceived(0);
    try {
      const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      if (!response.ok || !response.body) return setFailure(await failureOf(response));
      const parts: BlobPart[] = [];
      const reader = response.body.getReader();
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        parts.push(read.value);
        setReceived((bytes) => bytes + (read.value?.length ?? 0));
      }
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
      saveFile(new Blob(parts, { type: 'application/gzip' }), name ?? 'archive.tar.gz');
    } catch {
      setFailure({ kind: 'offline' });
    } finally {
      setLoading(false);
    }
  }

  return { save, received, isLoading, failure };
}

async function failureOf(response: Response): Promise<ApiError> {
  const { code, reason } = readErrorReply(await response.json().catch(() => undefined));
  const { status, statusText } = response;
  return { kind: 'status', status, statusText, code, reason, details: undefined };
}
