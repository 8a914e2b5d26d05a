import { Eye, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { Self } from '@brilla/contract/accounts/account'
import { audienceLabel, audiences } from '../../features/accounts/account/AudienceSelect.tsx'
import { useSelf } from '../../features/accounts/account/self.queries.ts'
import { ChoiceRow } from '../../features/onboarding/settings/ChoiceRow.tsx'
import { useGuestSwitch } from '../../features/onboarding/settings/settings.mutations.ts'
import { SettingsPage } from '../../features/onboarding/settings/SettingsPage.tsx'
import { SwitchList, SwitchRow } from '../../features/onboarding/settings/SwitchRow.tsx'
import { useTranslation } from '../../lib/translation.tsx'

const commentsFrom = ['everyone', 'following', 'nobody'] as const

/**
 * Who can see e-mail, date of birth and city (P-minors-8, P-minors-11, P-minors-6), and whether guests see a preview
 * (P-profiles-22): adults choose, minors cannot.
 */
export default function PrivacySettings() {
  const { t } = useTranslation('settings')
  const { data: self } = useSelf()
  const chooses = self && self.birthdateChange !== 'minor'
  const text = t(self?.type === 'agencia' ? 'privacy.textAgency' : 'privacy.text')
  return (
    <SettingsPage title={t('privacy.title')} {...(chooses && { text })}>
      {(self) => (
        <>
          {self.birthdateChange === 'minor' ? (
            <Note>{t('privacy.minor')}</Note>
          ) : (
            <AudienceChoices self={self} />
          )}
          {self.type === 'talento' && <CommentsChoice self={self} />}
          <Link
            to="/user/view-as/talento"
            className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold underline-offset-4"
          >
            <Eye aria-hidden size={20} />
            {t('privacy.viewAs')}
          </Link>
        </>
      )}
    </SettingsPage>
  )
}

/** Of an agency, e-mail and birth date of the contact person are shown to nobody. */
function AudienceChoices({ self }: { self: Self }) {
  const { t } = useTranslation('settings')
  const agency = self.type === 'agencia'
  return (
    <>
      <SwitchList label={t('privacy.title')}>
        {!agency && (
          <>
            <AudienceRow self={self} name="showEmail" />
            <AudienceRow self={self} name="showBirthdate" />
          </>
        )}
        <AudienceRow self={self} name="showCity" />
      </SwitchList>
      <Note>{t(agency ? 'privacy.agency' : 'privacy.phone')}</Note>
      <GuestSwitches self={self} />
    </>
  )
}

/** Who comments on one's posts, which minors choose too (P-comments-12). */
function CommentsChoice({ self }: { self: Self }) {
  const { t } = useTranslation('settings')
  return (
    <SwitchList label={t('privacy.commentsFrom.legend')}>
      <ChoiceRow
        name="commentsFrom"
        legend={t('privacy.commentsFrom.legend')}
        options={commentsFrom.map((value) => ({ value, label: t(`privacy.commentsFrom.${value}`) }))}
        current={self.commentsFrom}
        hint={t('privacy.commentsFrom.hint')}
      />
    </SwitchList>
  )
}

/** What people without an account see. */
function GuestSwitches({ self }: { self: Self }) {
  const { t } = useTranslation('settings')
  const preview = useGuestSwitch(self, 'publicPreview')
  const searchEngines = useGuestSwitch(self, 'searchEngines')
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-2xl">{t('privacy.guests.title')}</h2>
      <p className="text-quiet">{t('privacy.guests.text')}</p>
      <SwitchList label={t('privacy.guests.title')}>
        <SwitchRow
          {...preview}
          label={t('privacy.guests.publicPreview')}
          hint={t('privacy.guests.publicPreviewHint')}
        />
        {self.publicPreview && (
          <SwitchRow
            {...searchEngines}
            label={t('privacy.guests.searchEngines')}
            hint={t('privacy.guests.searchEnginesHint')}
          />
        )}
      </SwitchList>
    </section>
  )
}

function Note({ children }: { children: string }) {
  return (
    <p className="flex gap-3 rounded-lg bg-sunken p-4">
      <ShieldCheck aria-hidden size={22} className="mt-0.5 shrink-0 text-good" />
      <span>{children}</span>
    </p>
  )
}

const fields = {
  showEmail: 'emailAudience',
  showBirthdate: 'birthdateAudience',
  showCity: 'cityAudience',
} as const

/** Who sees e-mail, birth date or city (P-settings-18). */
function AudienceRow({ self, name }: { self: Self; name: keyof typeof fields }) {
  const { t } = useTranslation(['settings', 'account'])
  return (
    <ChoiceRow
      name={name}
      legend={t(`account:audience.${name}`)}
      options={audiences.map((value) => ({ value, label: t(`account:${audienceLabel(name, value)}`) }))}
      current={self[fields[name]]}
      hint={t(`privacy.${name}Hint`)}
    />
  )
}
