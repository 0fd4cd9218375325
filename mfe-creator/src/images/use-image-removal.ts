import { type ApiError, errorMessage, isApiError } from '@portico/shared/api';
import { useNotify, useText } from '@portico/shared/platform';
import { useDeleteImageMutation } from './images.api.ts';

/** Fixed text of the specification in every language. */
const REMOVAL_FAILED = 'Remove Image error';

/**
 * Deletes an image of a portal. `remove` resolves to whether it succeeded, and a failure is shown in the page. [API-21,
 * ERR-09]
 */
export function useImageRemoval(portalId: string) {
  const { t } = useText('mfe-creator');
  const notify = useNotify();
  const [deleteImage, { isLoading }] = useDeleteImageMutation();

  async function remove(imageId: string): Promise<boolean> {
    const { error } = await deleteImage({ portalId, imageId });
    if (!error) return true;
    notify({
      tone: 'danger',
      text: `${REMOVAL_FAILED} ${imageErrorMessage(error)}`,
      detail: t('picture.removeFailed'),
    });
    return false;
  }

  return { remove, isRemoving: isLoading };
}

/** '{statusText} | {status}', or the kind of failure without a response. */
function imageErrorMessage(error: unknown): string {
  const known = isApiError(error) ? error : ({ kind: 'unreadable' } satisfies ApiError);
  if (known.kind !== 'status') return errorMessage(known);
  const isRefusal = known.status < 300;
  return `${(isRefusal && known.reason) || known.statusText} | ${known.status}`;
}
