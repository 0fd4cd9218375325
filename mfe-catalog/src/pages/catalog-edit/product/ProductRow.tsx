import { failureMessage } from '@portico/shared/api';
import type { Product } from '@portico/shared/contracts';
import { formatBaht, productLabel } from '@portico/shared/domain';
import { ConfirmDelete, LocalizedTitle, type SortableControls } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import {
  Badge,
  color,
  fontSizes,
  IconButton,
  Menu,
  MenuItem,
  Picture,
  radii,
  spacing,
} from '@portico/shared/ui';
import { EllipsisVertical, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import { useDeleteProductMutation } from '../catalog-edit.api.ts';
import { useDeleteLabels } from '../use-delete-labels.ts';

/** One product of the list. */
export function ProductRow(props: {
  product: Product;
  controls: SortableControls;
  total: number;
  onEdit: () => void;
}) {
  const { product, controls, total, onEdit } = props;
  const { handle, moveTo, isFirst, isLast } = controls;
  const { t, localize, language } = useMessages();
  const [isAsking, setAsking] = useState(false);
  const name = localize(product.name);
  const label = productLabel(product.highlightText, language);
  return (
    <div css={row}>
      {total > 1 ? handle : null}
      <Picture alt="" ratio={1} src={product.imageURL} sizes="56px" css={picture} />
      <div css={{ flex: 1, minInlineSize: 0, display: 'grid', gap: 2 }}>
        <span css={{ fontWeight: 'var(--font-medium)', overflowWrap: 'anywhere' }}>
          <LocalizedTitle text={product.name} />
        </span>
        <span
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: spacing[2],
            color: color.inkMuted,
            fontSize: fontSizes.sm,
          }}
        >
          {product.price === undefined ? null : <bdi>{formatBaht(product.price, language)}</bdi>}
          {label ? (
            <Badge>
              <span lang={label.lang}>{label.text}</span>
            </Badge>
          ) : null}
        </span>
      </div>
      <IconButton label={t('edit.editProduct', { name })} onClick={onEdit}>
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
      <Menu label={t('edit.moreFor', { name })} trigger={<EllipsisVertical size={18} aria-hidden="true" />}>
        {isFirst ? null : <MenuItem onClick={() => moveTo(0)}>{t('edit.toStart')}</MenuItem>}
        {isLast ? null : <MenuItem onClick={() => moveTo(total - 1)}>{t('edit.toEnd')}</MenuItem>}
        <MenuItem onClick={() => setAsking(true)}>{t('form.delete')}</MenuItem>
      </Menu>
      {isAsking ? <DeleteQuestion product={product} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

function DeleteQuestion({ product, onClose }: { product: Product; onClose: () => void }) {
  const { t, localize } = useMessages();
  const deleteLabels = useDeleteLabels();
  const notify = useNotify();
  const [remove, { isLoading }] = useDeleteProductMutation();

  async function confirm() {
    const { error } = await remove(product._id);
    onClose();
    if (error) notify({ tone: 'danger', text: failureMessage(error), detail: t('form.failed') });
    else notify({ tone: 'success', text: t('edit.productDeleted') });
  }

  return (
    <ConfirmDelete
      open
      labels={deleteLabels}
      itemName={localize(product.name)}
      busy={isLoading}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: spacing[2],
  padding: spacing[2],
  border: `1px solid ${color.line}`,
  borderRadius: radii.md,
  background: color.surface,
};

const picture = { flex: 'none', inlineSize: 56, borderRadius: radii.sm };
