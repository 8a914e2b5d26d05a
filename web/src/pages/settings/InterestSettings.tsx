import { useEffect, useState } from 'react'
import type { Self } from '@brilla/contract/accounts/account'
import { limits } from '@brilla/contract/platform/limits'
import { normalizeLine } from '@brilla/contract/platform/text'
import { SavingNotice } from '../../features/accounts/session/SavingNotice.tsx'
import { FormButton } from '../../ui/FormButton.tsx'
import { useSaving } from '../../features/accounts/session/use-saving.ts'
import { LeaveGuard } from '../../features/onboarding/settings/LeaveGuard.tsx'
import { SavedMessage } from '../../features/onboarding/settings/SavedMessage.tsx'
import { useSaveSomeSettings } from '../../features/onboarding/settings/settings.mutations.ts'
import { SettingsPage } from '../../features/onboarding/settings/SettingsPage.tsx'
import { readUnsavedValues, storeUnsavedValues } from '../../features/onboarding/settings/unsaved-values.ts'
import { isInList, isTooLong } from '../../lib/tags.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { Form } from '../../ui/Form.tsx'
import { TagInput } from '../../ui/TagInput.tsx'

interface Unsaved {
  interests?: readonly string[]
  /** Text of the field that is not added yet. */
  typing?: string
}

/** Interests and hobbies as short tags (P-settings-16). */
export default function InterestSettings() {
  const { t } = useTranslation('settings')
  return (
    <SettingsPage
      talentOnly
      title={t('interests.title')}
      text={t('interests.text', { max: limits.interestsMax })}
    >
      {(self) => <InterestForm self={self} />}
    </SettingsPage>
  )
}

const errorTexts = {
  getTextKey: (_field: string, code: string) => (code === 'too_long' ? 'settings:interests.long' : ''),
  textValues: { max: String(limits.interestMax) },
}

function InterestForm({ self: { id, interests: present } }: { self: Self }) {
  const { t } = useTranslation('settings')
  const saving = useSaving(useSaveSomeSettings(), 'write', errorTexts)
  const { saved, save, hideSavedMessage } = saving
  const draftKey = `interests ${id}`
  const [unsaved, setUnsaved] = useState<Unsaved>(() => readUnsavedValues(draftKey) ?? {})
  useEffect(() => storeUnsavedValues(draftKey, unsaved), [draftKey, unsaved])
  const { interests = present, typing = '' } = unsaved
  const dirty = normalizeLine(typing) !== '' || interests.join('\n') !== present.join('\n')

  function change(changes: Unsaved) {
    setUnsaved((before) => ({ ...before, ...changes }))
    hideSavedMessage()
  }

  async function submit() {
    // Also saves text in the field that was not added yet.
    const all =
      normalizeLine(typing) && !isInList(interests, typing)
        ? [...interests, normalizeLine(typing)]
        : interests
    const errors = isTooLong(typing, limits.interestMax) ? { interests: 'too_long' } : {}
    if (await save({ interests: [...all] }, errors))
      // What was typed while it was saved stays (P-settings-25).
      setUnsaved((now) => {
        if (now.interests !== unsaved.interests) return now
        return now.typing === unsaved.typing ? {} : { typing: now.typing ?? '' }
      })
  }

  return (
    <>
      <SavingNotice form saving={saving} />
      <Form noValidate onSubmit={submit} className="grid gap-6">
        <TagInput
          id="interests"
          tags={interests}
          tagsMax={limits.interestsMax}
          lengthMax={limits.interestMax}
          typing={typing}
          texts={{
            label: t('interests.label'),
            hint: t('interests.hint', { max: limits.interestMax }),
            long: t('interests.long', { max: limits.interestMax }),
            twice: t('interests.twice'),
            full: t('interests.full', { max: limits.interestsMax }),
            add: t('interests.add'),
            list: t('interests.list'),
            count: t('interests.count', { count: interests.length, max: limits.interestsMax }),
            added: (interest) => t('interests.added', { interest }),
            removed: (interest) => t('interests.removed', { interest }),
            remove: (interest) => t('interests.remove', { interest }),
          }}
          empty={
            <p className="rounded-lg border border-dashed border-edge p-5 text-quiet">
              {t('interests.empty')}
            </p>
          }
          onTyping={(typing) => change({ typing })}
          onChange={(interests) => change({ interests })}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <FormButton type="submit" saving={saving}>
            {t('save')}
          </FormButton>
          <SavedMessage>{saved && !dirty && t('warning.actualizacion_exitosamente')}</SavedMessage>
        </div>
      </Form>
      <LeaveGuard dirty={dirty} onLeave={() => storeUnsavedValues(draftKey, {})} />
    </>
  )
}
