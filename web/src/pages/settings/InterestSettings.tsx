import type { Self } from '@brilla/contract/account'
import { limits } from '@brilla/contract/limits'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelf } from '../../features/account/self.queries.ts'
import { InterestTags } from '../../features/settings/InterestTags.tsx'
import { LeaveGuard } from '../../features/settings/LeaveGuard.tsx'
import { Saved } from '../../features/settings/Saved.tsx'
import { SavingButton, SavingNotice } from '../../features/settings/SavingParts.tsx'
import { useSaveSettings } from '../../features/settings/settings.data.ts'
import { SettingsPage } from '../../features/settings/SettingsPage.tsx'
import { useSaving } from '../../features/settings/useSaving.ts'
import { useUnsaved } from '../../features/settings/useUnsaved.ts'

interface Unsaved {
  interests?: readonly string[]
  /** Text of the field that is not added yet. */
  typing?: string
}

/** Interests and hobbies as short tags (P-settings-16). */
export default function InterestSettings() {
  const { t } = useTranslation('settings')
  const agency = useSelf().data?.type === 'agencia'
  return (
    <SettingsPage
      title={t('interests.title')}
      text={t(agency ? 'interests.textAgency' : 'interests.text', { max: limits.interestsMax })}
    >
      {(self) => <Form self={self} />}
    </SettingsPage>
  )
}

function Form({ self: { id, interests: present } }: { self: Self }) {
  const { t } = useTranslation('settings')
  const { savePart } = useSaveSettings()
  const saving = useSaving()
  const { saved, save, hideSavedMessage } = saving
  const [unsaved, setUnsaved, forgetUnsaved] = useUnsaved<Unsaved>(`interests ${id}`, {})
  const { interests = present, typing = '' } = unsaved
  const dirty = typing.trim() !== '' || interests.join('\n') !== present.join('\n')

  async function submit(event: FormEvent) {
    event.preventDefault()
    // Also saves text in the field that was not added yet.
    const all = typing.trim() ? [...interests, typing.trim()] : interests
    if (!(await save(() => savePart({ interests: [...all] })))) return
    setUnsaved({})
  }

  return (
    <>
      <SavingNotice form saving={saving} />
      <form method="post" noValidate onSubmit={submit} className="grid gap-6">
        <InterestTags
          interests={interests}
          typing={typing}
          onTyping={(text) => {
            setUnsaved((before) => ({ ...before, typing: text }))
            hideSavedMessage()
          }}
          onChange={(next) => {
            setUnsaved((before) => ({ ...before, interests: next }))
            hideSavedMessage()
          }}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <SavingButton type="submit" saving={saving}>
            {t('save')}
          </SavingButton>
          <Saved>{saved && t('warning.actualizacion_exitosamente')}</Saved>
        </div>
      </form>
      <LeaveGuard dirty={dirty} onLeave={forgetUnsaved} />
    </>
  )
}
