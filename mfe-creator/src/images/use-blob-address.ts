import { useEffect, useState } from 'react';

/** An image that is still loading when its field moves on would fail, so addresses live a while longer. Ms. */
const ADDRESS_LINGERS_MS = 10_000;

/** An address at which this page can show the blob; undefined for a moment at first. */
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
