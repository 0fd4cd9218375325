import { useEffect, useState } from 'react';

/** How long a URL stays valid after its use, in ms: an image that is still loading would fail. */
const ADDRESS_LINGERS_MS = 10_000;

/** A URL of the blob; undefined in the first render. */
export function useBlobAddress(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const address = URL.createObjectURL(blob);
    setUrl(address);
    return () => {
      setUrl(undefined);
      setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LINGERS_MS);
    };
  }, [blob]);
  return url;
}
