import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ApiError } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Form } from '../../../ui/Form.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { type BulkShare, parseShareLink } from './use-bulk-share.ts'

/** Asks for the address of the post or profile to share, which the agency must be able to see. */
export default function ShareLinkDialog({
  onShare,
  onClose,
}: {
  onShare: (share: BulkShare) => void
  onClose: () => void
}) {
  const { t, i18n } = useTranslation('bulkMessage')
  const { api } = useCore()
  const formId = useId()
  const [link, setLink] = useState('')
  const find = useMutation({
    async mutationFn(): Promise<BulkShare | undefined> {
      const named = parseShareLink(link)
      if (!named) return undefined
      const { kind, id } = named
      if (kind === 'profile') {
        const { id: accountId, fullname: name } = await api.call('getContact', { params: { id } })
        return { kind, id: accountId, name }
      }
      const { user } = await api.call('getPost', { params: { id } })
      return { kind, id, name: user.fullname }
    },
    onSuccess(share) {
      if (!share) return
      onShare(share)
      onClose()
    },
  })
  const isMissing =
    (find.isSuccess && !find.data) || (find.error instanceof ApiError && find.error.status === 404)
  const error = isMissing ? t('share.missing') : find.error && getErrorText(find.error, i18n)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('share.byLink')}
      cancel={t('share.cancel')}
      actions={
        <Button type="submit" form={formId} busy={find.isPending}>
          {t('share.add')}
        </Button>
      }
    >
      <Form id={formId} noValidate onSubmit={() => find.mutate()}>
        <TextField
          label={t('share.link')}
          hint={t('share.hint')}
          error={error}
          value={link}
          autoComplete="off"
          onChange={({ target }) => {
            setLink(target.value)
            find.reset()
          }}
        />
      </Form>
    </Dialog>
  )
}
