import type { Self } from '@brilla/contract/accounts/account'
import { limits } from '@brilla/contract/platform/limits'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../lib/translation.tsx'
import { ApiError } from '../../lib/api.ts'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { controlVariants, Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useCopyLink } from '../../ui/use-copy-link.ts'
import { LeaveGuard } from '../../features/onboarding/settings/LeaveGuard.tsx'
import { SavedMessage } from '../../features/onboarding/settings/SavedMessage.tsx'
import { SavingNotice } from '../../features/accounts/session/SavingNotice.tsx'
import { FormButton } from '../../ui/FormButton.tsx'
import { useChangeProfileUrl } from '../../features/onboarding/settings/settings.mutations.ts'
import { SettingsPage } from '../../features/onboarding/settings/SettingsPage.tsx'
import { readUnsavedValues, storeUnsavedValues } from '../../features/onboarding/settings/unsaved-values.ts'
import {
  type ProfileUrlAvailability,
  stripAddress,
  useProfileUrlAvailability,
} from '../../features/onboarding/settings/use-profile-url-availability.ts'
import { useSaving } from '../../features/accounts/session/use-saving.ts'
import { MarkedText } from '../../ui/MarkedText.tsx'

/** Address of a talent's profile; agencies have no profile page (P-profiles-13). */
export default function ProfileAddress() {
  const { t } = useTranslation('settings')
  return (
    <SettingsPage
      talentOnly
      title={t('address.title')}
      text={t('address.text', { days: limits.formerProfileUrlDays })}
    >
      {(self) => <AddressForm self={self} />}
    </SettingsPage>
  )
}

const errorTexts = {
  getTextKey: (_: string, code: string) => `settings:error.${code}`,
  textValues: { min: String(limits.profileUrlMin) },
}

/** The error of an address that is not available. */
const codes: Partial<
  Record<ProfileUrlAvailability, 'no_puede_estar_vacio_url' | 'too_short' | 'el_perfil_existe'>
> = {
  empty: 'no_puede_estar_vacio_url',
  short: 'too_short',
  taken: 'el_perfil_existe',
}

function AddressForm({ self: { id, profile_url: current } }: { self: Self }) {
  const { t } = useTranslation(['settings', 'common'])
  const change = useChangeProfileUrl()
  const saving = useSaving(change, 'profileUrl', errorTexts)
  const { saved, save, resetStatus } = saving
  const draftKey = `address ${id}`
  const [unsaved, setUnsaved] = useState<{ typed?: string }>(() => readUnsavedValues(draftKey) ?? {})
  useEffect(() => storeUnsavedValues(draftKey, unsaved), [draftKey, unsaved])
  const { typed = current } = unsaved
  const state = useProfileUrlAvailability(typed, current)
  const copyLink = useCopyLink()
  const base = `${location.host}/profile/`

  // The address may have been taken between check and save.
  const isRefused = change.error instanceof ApiError && change.error.error === 'el_perfil_existe'
  const code = isRefused && change.variables === typed ? 'el_perfil_existe' : codes[state]
  const error = code && t(`error.${code}`, { min: limits.profileUrlMin })
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

  async function submit() {
    // An unchanged value is not sent (P-settings-13).
    if (typed === current) return
    if (await save(typed, code ? { profile_url: code } : {}))
      setUnsaved((now) => (now.typed === typed ? {} : now))
  }

  return (
    <>
      <SavingNotice form saving={saving} />
      <Form noValidate onSubmit={submit} className="grid gap-5">
        <Field
          id="profile_url"
          label={t('address.label')}
          error={error}
          hint={<span role="status">{hint[state as keyof typeof hint]}</span>}
        >
          {(control) => (
            <span
              className={cn(
                controlVariants,
                'flex flex-wrap items-center py-0! focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ember',
                error && 'border-wrong',
              )}
            >
              <span className="min-w-0 py-2.5 text-quiet [overflow-wrap:anywhere]">{base}</span>
              <input
                {...control}
                value={typed}
                autoCapitalize="off"
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => {
                  const typed = stripAddress(event.target.value)
                  setUnsaved(typed === current ? {} : { typed })
                  resetStatus()
                }}
                className="min-w-32 flex-1 bg-transparent py-2.5 font-semibold outline-none"
              />
            </span>
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <FormButton type="submit" saving={saving} disabled={typed === current}>
            {t('address.save')}
          </FormButton>
          <Button
            variant="secondary"
            icon={<Copy aria-hidden size={18} />}
            onClick={() => copyLink(`/profile/${current}`)}
          >
            {t('common:link.copy')}
          </Button>
        </div>
        <SavedMessage>
          {saved && (
            <MarkedText
              text={t('address.done', { address: `${base}${current}` })}
              marks={{ go: <Link to={`/profile/${current}`} className="underline" /> }}
            />
          )}
        </SavedMessage>
      </Form>
      <LeaveGuard dirty={typed !== current} onLeave={() => storeUnsavedValues(draftKey, {})} />
    </>
  )
}
