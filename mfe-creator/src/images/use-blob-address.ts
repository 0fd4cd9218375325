import { useEffect, useState } from 'react';

/** An address at which this page can show the blob; undefined for a moment at first. */
export function useBlobAddress(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const address = URL.createObjectURL(blob);
    setUrl(address);
    return () => {
      URL.revokeObjectURL(address);
      setUrl(undefined);
    };
  }, [blob]);
  return url;
}
