import type { OwnVerification } from '@brilla/contract/safety/verification'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, BadgeX, Clock3, MailQuestion, type LucideIcon } from 'lucide-react'
import { useCore } from '../../../lib/context.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { asLanguage } from '../../../lib/language.ts'
import { calendarDate } from '../../../lib/time.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { verificationKey } from './verification.queries.ts'

const icons: Partial<Record<OwnVerification['state'], LucideIcon>> = {
  incomplete: MailQuestion,
  waiting: Clock3,
}

/** What has become of the newest request: what it lacks, that it waits, or why it ended; nothing before there is one. */
export function VerificationState({ verification }: { verification: OwnVerification }) {
  const { t, i18n } = useTranslation('verification')
  const { state, request } = verification
  if (state === 'none' || state === 'verified' || !request) return null
  const Icon = icons[state] ?? BadgeX
  const date = calendarDate(request.requestedAt, asLanguage(i18n.language))
  return (
    <Card className="flex gap-3 p-4 md:p-5">
      <Icon aria-hidden size={24} className="shrink-0 text-quiet" />
      <div className="grid min-w-0 gap-2">
        <h2 className="text-lg">{t(`state.${state}.title`)}</h2>
        <p className="[overflow-wrap:anywhere]">
          {t(`state.${state}.text`, { date, email: request.domainEmail })}
        </p>
        {request.reason && (
          <blockquote className="written border-l-2 border-line pl-3">{request.reason}</blockquote>
        )}
        {state === 'incomplete' && <SendAgain request={request} />}
      </div>
    </Card>
  )
}

/** Sends the same request again, and with it the mail to the person at the domain. */
function SendAgain({ request }: { request: NonNullable<OwnVerification['request']> }) {
  const { t, i18n } = useTranslation('verification')
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const { legalName, taxId, country, web, domainEmail, files } = request
  const again = useMutation({
    mutationFn: () =>
      api.call('requestVerification', {
        body: {
          legalName,
          taxId,
          country,
          web,
          domainEmail,
          files: files.map(({ filename }) => ({ filename })),
        },
      }),
    onSuccess(sent) {
      queries.setQueryData(verificationKey, sent)
      toast(t('sentAgain', { email: domainEmail }))
    },
    onError: (error) => toast(getErrorText(error, i18n)),
  })
  return (
    <Button
      variant="secondary"
      busy={again.isPending}
      onClick={() => again.mutate()}
      className="justify-self-start"
    >
      {t('sendAgain')}
    </Button>
  )
}

/** Since and until when the agency is verified, and what was checked. */
export function CurrentVerification({ verified }: { verified: NonNullable<OwnVerification['verified']> }) {
  const { t, i18n } = useTranslation(['verification', 'profile'])
  const language = asLanguage(i18n.language)
  const day = (instant: string) => calendarDate(instant, language)
  return (
    <Card className="flex gap-3 p-4 md:p-5">
      <BadgeCheck aria-hidden size={24} className="shrink-0" />
      <div className="grid min-w-0 gap-2">
        <h2 className="text-lg">{t('current.title')}</h2>
        <p>{t('current.text', { since: day(verified.since), until: day(verified.until) })}</p>
        <ul className="list-disc pl-5">
          {verified.checked.map((check) => (
            <li key={check}>{t(`profile:checked.${check}`)}</li>
          ))}
        </ul>
        <p className="text-sm text-quiet">{t('current.name')}</p>
      </div>
    </Card>
  )
}
