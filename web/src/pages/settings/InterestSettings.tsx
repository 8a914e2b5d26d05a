import { type Dispatch, type FormEvent, type SetStateAction, useEffect, useState } from 'react'
import type { Self } from '@brilla/contract/accounts/account'
import { limits } from '@brilla/contract/platform/limits'
import { normalizeLine } from '@brilla/contract/platform/text'
import { SavingButton, SavingNotice } from '../../features/accounts/session/SaveControls.tsx'
import { useSaving } from '../../features/accounts/session/use-saving.ts'
import { InterestTags } from '../../features/onboarding/settings/InterestTags.tsx'
import { LeaveGuard } from '../../features/onboarding/settings/LeaveGuard.tsx'
import { SavedMessage } from '../../features/onboarding/settings/SavedMessage.tsx'
import { useSaveSomeSettings } from '../../features/onboarding/settings/settings.mutations.ts'
import { SettingsPage } from '../../features/onboarding/settings/SettingsPage.tsx'
import { readUnsavedValues, storeUnsavedValues } from '../../features/onboarding/settings/unsaved-values.ts'
import { isInList, isTooLong } from '../../lib/tags.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { Form } from '../../ui/Form.tsx'

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
  const [unsaved, setUnsaved, forgetUnsaved] = useUnsavedValues<Unsaved>(`interests ${id}`, {})
  const { interests = present, typing = '' } = unsaved
  const dirty = normalizeLine(typing) !== '' || interests.join('\n') !== present.join('\n')

  async function submit(event: FormEvent) {
    event.preventDefault()
    // Also saves text in the field that was not added yet.
    const all =
      normalizeLine(typing) && !isInList(interests, typing)
        ? [...interests, normalizeLine(typing)]
        : interests
    if (
      !(await save(
        { interests: [...all] },
        isTooLong(typing, limits.interestMax) ? { interests: 'too_long' } : {},
      ))
    )
      return
    setUnsaved({})
  }

  return (
    <>
      <SavingNotice form saving={saving} />
      <Form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
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
          <SavedMessage>{saved && t('warning.actualizacion_exitosamente')}</SavedMessage>
        </div>
      </Form>
      <LeaveGuard dirty={dirty} onLeave={forgetUnsaved} />
    </>
  )
}

/** Unsaved values, `empty` at first, stored under `key`; `forget` discards them when the page is left without saving. */
function useUnsavedValues<Values extends object>(
  key: string,
  empty: Values,
): [values: Values, set: Dispatch<SetStateAction<Values>>, forget: () => void] {
  const [values, setValues] = useState(() => (readUnsavedValues(key) ?? empty) as Values)
  useEffect(() => storeUnsavedValues(key, values), [key, values])
  return [values, setValues, () => storeUnsavedValues(key, {})]
}
