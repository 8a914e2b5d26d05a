import type { Self } from '@brilla/contract/account'
import { limits } from '@brilla/contract/limits'
import { Check } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { cn } from '../../ui/cn.ts'
import { controlVariants, Field } from '../../ui/Field.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { LeaveGuard } from '../../features/settings/LeaveGuard.tsx'
import { Saved } from '../../features/settings/Saved.tsx'
import { SavingButton, SavingNotice } from '../../features/settings/SavingParts.tsx'
import { useSelfCache } from '../../features/settings/settings.data.ts'
import { SettingsPage } from '../../features/settings/SettingsPage.tsx'
import { stripAddress, useProfileUrlAvailability } from '../../features/settings/useProfileUrlAvailability.ts'
import { useSaving } from '../../features/settings/useSaving.ts'

/** Address of a talent's profile; agencies have no profile page (P-profiles-13). */
export default function ProfileAddress() {
  const { t } = useTranslation('settings')
  return (
    <SettingsPage talentOnly title={t('address.title')} text={t('address.text')}>
      {(self) => <Form self={self} />}
    </SettingsPage>
  )
}

function Form({ self: { profile_url: current } }: { self: Self }) {
  const { t } = useTranslation('settings')
  const { api, session } = useCore()
  const selfCache = useSelfCache()
  const saving = useSaving()
  const { saved, save, resetStatus } = saving
  const [typed, setTyped] = useState(current)
  /** An address that was taken between check and save. */
  const [takenUrl, setTakenUrl] = useState<string>()
  const state = useProfileUrlAvailability(typed, current)
  const base = `${location.host}/profile/`

  const errors = {
    empty: t('error.no_puede_estar_vacio_url'),
    short: t('error.url_corta', { min: limits.profileUrlMin }),
    taken: t('error.el_perfil_existe'),
  }
  const problem = typed === takenUrl ? errors.taken : state in errors && errors[state as keyof typeof errors]
  const hint = {
    current: t('address.current'),
    free: (
      <span className="inline-flex items-center gap-1.5 font-semibold text-good">
        <Check aria-hidden size={17} />
        {t('address.free')}
      </span>
    ),
    checking: (
      <span className="inline-flex items-center gap-2">
        <Spinner />
        {t('address.checking')}
      </span>
    ),
    unknown: t('address.hint', { min: limits.profileUrlMin, max: limits.profileUrlMax }),
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    // An unchanged value is not sent (P-settings-13).
    if (typed === current) return
    await save(
      async () => {
        try {
          session.login((await api.call('changeProfileUrl', { body: { profile_url: typed } })).token)
        } catch (error) {
          if (error instanceof ApiError && error.error === 'el_perfil_existe') setTakenUrl(typed)
          throw error
        }
        await selfCache.refresh(() => ({ profile_url: typed }))
      },
      problem ? [{ field: 'profile_url', message: problem }] : [],
    )
  }

  return (
    <>
      <SavingNotice form saving={saving} />
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <Field
          id="profile_url"
          label={t('address.label')}
          error={problem}
          hint={<span role="status">{hint[state as keyof typeof hint]}</span>}
        >
          {(control) => (
            <span
              className={cn(
                controlVariants,
                'flex flex-wrap items-center py-0! focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ember',
                problem && 'border-wrong',
              )}
            >
              <span className="py-2.5 text-quiet">{base}</span>
              <input
                {...control}
                value={typed}
                autoCapitalize="off"
                autoComplete="off"
                spellCheck={false}
                maxLength={limits.profileUrlMax}
                onChange={(event) => {
                  setTyped(stripAddress(event.target.value))
                  resetStatus()
                }}
                className="min-w-32 flex-1 bg-transparent py-2.5 font-semibold outline-none"
              />
            </span>
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <SavingButton type="submit" saving={saving} disabled={typed === current}>
            {t('address.save')}
          </SavingButton>
        </div>
        <Saved>
          {saved && (
            <Trans
              t={t}
              i18nKey="address.done"
              values={{ address: `${base}${current}` }}
              components={{ go: <Link to={`/profile/${current}`} className="underline" /> }}
            />
          )}
        </Saved>
      </form>
      <LeaveGuard dirty={typed !== current} />
    </>
  )
}
