import { presentationDays } from '@brilla/contract/casting/presentation-choices'
import { limits } from '@brilla/contract/platform/limits'
import { truncate } from '@brilla/contract/platform/truncate'
import { Copy } from 'lucide-react'
import { useId, useState } from 'react'
import type { Output } from '../../../lib/api.types.ts'
import { checkLine, collectErrors } from '../../../lib/field-rules.ts'
import { asLanguage } from '../../../lib/language.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { calendarDate } from '../../../lib/time.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { useApiForm } from '../../../lib/use-api-form.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogForm } from '../../../ui/DialogForm.tsx'
import { FormButton } from '../../../ui/FormButton.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useCopyLink } from '../../../ui/use-copy-link.ts'
import { useCreatePresentation } from './presentation.mutations.ts'

type Created = Output<'createPresentation'> & { pin: string }

interface Values {
  title: string
  expiresAt: string
  pin: string
}

/** Instants in so many days from when the dialog was opened, so that a retry sends the same. */
const listExpiries = (now: number) =>
  presentationDays.map((days) => ({ days, at: new Date(now + days * 86_400_000 - 60_000).toISOString() }))

const createPin = () => String(crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000).padStart(6, '0')

/** Creates the link of a presentation, and then shows it. */
export default function PresentDialog({
  list,
  userIds,
  onClose,
}: {
  list: { id: string; name: string }
  userIds?: readonly string[]
  onClose: () => void
}) {
  const { t } = useTranslation('presentation')
  const formId = useId()
  const create = useCreatePresentation()
  const [created, setCreated] = useState<Created>()
  const [expiries] = useState(() => listExpiries(serverNow()))
  const [hasPin, setHasPin] = useState(false)
  const form = useApiForm<Values>({
    defaultValues: {
      title: truncate(list.name, limits.presentationTitleMax),
      expiresAt: expiries.find(({ days }) => days === limits.presentationDays)!.at,
      pin: '',
    },
    validate: ({ title, pin }) =>
      collectErrors({
        title: checkLine(title, limits.presentationTitleMax, 'required'),
        pin: hasPin && pin === '' ? 'invalid_pin' : undefined,
      }),
    async send({ title, expiresAt, pin }) {
      const body = { title, listId: list.id, ...(userIds && { userIds: [...userIds] }), expiresAt }
      setCreated({ ...(await create({ ...body, ...(pin && { pin }) })), pin })
    },
    getTextKey: (_, code) => `errors:${code}`,
    controlIds: { title: 'presentation-title', expiresAt: 'presentation-expiry', pin: 'presentation-pin' },
    rateLimit: 'presentation',
  })
  const pin = form.control('pin')
  const expiry = form.control('expiresAt')
  if (created) return <CreatedDialog created={created} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(userIds ? 'new.selected' : 'new.title', { count: userIds?.length ?? 0 })}
      description={t('new.text')}
      cancel={t('new.cancel')}
      actions={
        <FormButton type="submit" form={formId} saving={form}>
          {t('new.create')}
        </FormButton>
      }
    >
      <DialogForm id={formId} form={form}>
        <TextField
          {...form.register('title')}
          label={t('new.name')}
          hint={t('new.nameHint')}
          autoComplete="off"
        />
        <Select
          id="presentation-expiry"
          label={t('new.expiry')}
          value={expiry.value}
          error={expiry.error}
          onChange={({ target }) => expiry.setValue(target.value)}
        >
          {expiries.map(({ days, at }) => (
            <option key={days} value={at}>
              {t('new.days', { count: days })}
            </option>
          ))}
        </Select>
        <Switch
          label={t('new.withPin')}
          hint={t('new.withPinHint')}
          checked={hasPin}
          onChange={({ target }) => {
            setHasPin(target.checked)
            pin.setValue(target.checked ? createPin() : '')
          }}
        />
        {hasPin && (
          <TextField
            id="presentation-pin"
            label={t('new.pin')}
            error={pin.error}
            inputMode="numeric"
            autoComplete="off"
            value={pin.value}
            onChange={({ target }) => pin.setValue(target.value.replace(/\D/g, ''))}
          />
        )}
      </DialogForm>
    </Dialog>
  )
}

/** The new link, with what is to be known before it is sent. */
function CreatedDialog({ created, onClose }: { created: Created; onClose: () => void }) {
  const { t, i18n } = useTranslation('presentation')
  const copyLink = useCopyLink()
  const { url, pin, people, leftOut, expiresAt } = created
  const path = url.slice(new URL(url).origin.length)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('created.title')}
      description={t('created.text', {
        count: people.length,
        date: calendarDate(expiresAt, asLanguage(i18n.language)),
      })}
      cancel={t('created.close')}
      actions={
        <ButtonLink to="/presentaciones" variant="secondary" onClick={onClose}>
          {t('created.all')}
        </ButtonLink>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="grid gap-2">
          <TextField label={t('link')} readOnly value={url} onFocus={({ target }) => target.select()} />
          <div className="flex flex-wrap gap-2">
            <Button icon={<Copy aria-hidden size={18} />} onClick={() => copyLink(path)}>
              {t('copy')}
            </Button>
            {pin !== '' && (
              <Button
                variant="secondary"
                onClick={() => copyLink(path, (link) => `${link}\n${t('new.pin')}: ${pin}`)}
              >
                {t('created.copyBoth')}
              </Button>
            )}
          </div>
        </div>
        {pin !== '' && (
          <p>
            {t('created.pin')} <strong className="tabular tracking-widest">{pin}</strong>
          </p>
        )}
        {leftOut.minors > 0 && <p>{t('created.minors', { count: leftOut.minors })}</p>}
        {leftOut.gone > 0 && <p>{t('created.gone', { count: leftOut.gone })}</p>}
      </div>
    </Dialog>
  )
}
