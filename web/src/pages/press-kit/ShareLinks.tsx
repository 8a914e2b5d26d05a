import { normalizeLine } from '@brilla/contract/platform/text'
import { pressKitLabelMax, pressKitLinkDays } from '@brilla/contract/public/press-kit-choices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, Link2, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { SavingNotice } from '../../features/accounts/session/SavingNotice.tsx'
import { FormButton } from '../../ui/FormButton.tsx'
import { useSaving } from '../../features/accounts/session/use-saving.ts'
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts'
import { useCore } from '../../lib/context.tsx'
import { checkLine, collectErrors } from '../../lib/field-rules.ts'
import { asLanguage } from '../../lib/language.ts'
import { useServerNow } from '../../lib/server-time.ts'
import { Time } from '../../lib/Time.tsx'
import { calendarDate } from '../../lib/time.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { DeleteDialog } from '../../ui/DeleteDialog.tsx'
import { Form } from '../../ui/Form.tsx'
import { Section } from '../../ui/Section.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useCopyLink } from '../../ui/use-copy-link.ts'
import { type PressKitChoice, type PressKitLink, pressKitLinksQuery } from './press-kit.queries.ts'

type Days = (typeof pressKitLinkDays)[number]

/** The links by which people without an account read the press kit (P-presskit-5); `choice` is what a new one shows. */
export function ShareLinks({ choice }: { choice: PressKitChoice }) {
  const { t } = useTranslation('pressKit')
  const { api } = useCore()
  const list = useRef<HTMLUListElement>(null)
  const { data, error, refetch } = useQuery(pressKitLinksQuery(api))
  return (
    <Section
      large
      className="gap-5 border-t border-line pt-7"
      title={t('link.title')}
      text={`${t('link.text')} ${t('link.counted')}`}
    >
      <NewLink choice={choice} />
      {data ? (
        data.rows.length > 0 && (
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={t('link.list')}
            className="divide-y divide-line rounded-lg border border-line bg-surface"
          >
            {data.rows.map((link) => (
              <LinkRow key={link.id} link={link} onDeleted={() => list.current?.focus()} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Section>
  )
}

function NewLink({ choice }: { choice: PressKitChoice }) {
  const { t } = useTranslation('pressKit')
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const [label, setLabel] = useState('')
  const withKey = useIdempotencyKey('press kit link')
  const [days, setDays] = useState<Days>(90)
  const creating = useSaving(
    useMutation({
      async mutationFn() {
        const body = { ...choice, label: normalizeLine(label), days }
        await withKey(body, (key) =>
          api.call('createPressKitLink', { headers: { 'idempotency-key': key }, body }),
        )
        setLabel('')
        await queries.invalidateQueries(pressKitLinksQuery(api))
        toast(t('link.created'))
      },
    }),
    'write',
  )

  function submit() {
    void creating.save(undefined, collectErrors({ label: checkLine(label, pressKitLabelMax, 'required') }))
  }

  return (
    <Form noValidate onSubmit={submit} className="grid gap-5">
      <SavingNotice form saving={creating} />
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          id="label"
          label={t('link.label')}
          hint={t('link.labelHint')}
          error={creating.getFieldError('label')}
          autoComplete="off"
          value={label}
          onChange={({ target }) => setLabel(target.value)}
        />
        <Select
          id="days"
          label={t('link.days')}
          value={days}
          onChange={({ target }) => setDays(Number(target.value) as Days)}
        >
          {pressKitLinkDays.map((each) => (
            <option key={each} value={each}>
              {each === 0 ? t('link.always') : t('link.forDays', { count: each })}
            </option>
          ))}
        </Select>
      </div>
      <FormButton
        type="submit"
        variant="secondary"
        icon={<Link2 aria-hidden size={20} />}
        saving={creating}
        className="justify-self-start"
      >
        {t('link.create')}
      </FormButton>
    </Form>
  )
}

function LinkRow({ link, onDeleted }: { link: PressKitLink; onDeleted: () => void }) {
  const { t, i18n } = useTranslation('pressKit')
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const copyLink = useCopyLink()
  const [isDeleting, setDeleting] = useState(false)
  const now = useServerNow()
  const { id, label, url, expiresAt, opened, lastOpenedAt } = link
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now
  const wasDeleted = useRef(false)
  useEffect(
    () => () => {
      // The pressed button disappears and takes the focus with it.
      if (wasDeleted.current) onDeleted()
    },
    // oxlint-disable-next-line react/exhaustive-deps -- when the row disappears
    [],
  )

  async function remove() {
    await api.call('deletePressKitLink', { params: { id } })
    wasDeleted.current = true
    await queries.invalidateQueries(pressKitLinksQuery(api))
    toast(t('link.deleted'))
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="grid min-w-[min(10rem,100%)] flex-1 gap-0.5">
        <p className="font-semibold [overflow-wrap:anywhere]">{label}</p>
        <p className="text-sm text-quiet">
          {t('link.opened', { count: opened })}
          {lastOpenedAt && (
            <>
              {' · '}
              {t('link.last')} <Time at={lastOpenedAt} />
            </>
          )}
        </p>
        <p className="text-sm text-quiet">
          {isExpired
            ? t('link.expired')
            : expiresAt
              ? t('link.until', { date: calendarDate(expiresAt, asLanguage(i18n.language)) })
              : t('link.untilDeleted')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!isExpired && (
          <Button
            variant="secondary"
            icon={<Copy aria-hidden size={18} />}
            aria-label={t('link.copyOf', { label })}
            onClick={() => copyLink(url.slice(new URL(url).origin.length))}
          >
            {t('link.copy')}
          </Button>
        )}
        <Button
          variant="quiet"
          icon={<Trash2 aria-hidden size={18} />}
          aria-label={t('link.deleteOf', { label })}
          onClick={() => setDeleting(true)}
        >
          {t('link.delete')}
        </Button>
      </div>
      {isDeleting && (
        <DeleteDialog
          words={{
            delete: t('link.delete'),
            deleteTitle: t('link.deleteTitle', { label }),
            deleteText: t('link.deleteText'),
            keep: t('link.keep'),
          }}
          onDelete={remove}
          onClose={() => setDeleting(false)}
        />
      )}
    </li>
  )
}
