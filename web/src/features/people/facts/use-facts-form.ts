import type { OwnFacts } from '@brilla/contract/people/facts'
import { useEffect } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useApiForm } from '../../../lib/use-api-form.ts'
import { useSaveFacts } from './facts.mutations.ts'
import {
  type FactsValues,
  listChangedParts,
  listDifferentParts,
  toFactsBody,
  toFactsValues,
  validateFacts,
} from './facts-form.ts'

/** Fields whose label names them in the summary of errors. */
const labeled = ['code', 'level', 'title', 'role', 'place', 'link', 'vocalRange', 'name'] as const

/** Stores the changed parts, so that they survive an ended session. */
interface Draft {
  read: () => object | undefined
  store: (values: object) => void
}

/** State of the facts form. Only changed parts are sent, so that parts which are not shown stay as they are. */
export function useFactsForm(facts: OwnFacts, draft: Draft) {
  const { t } = useTranslation('facts')
  const saving = useSaveFacts()
  const form = useApiForm<FactsValues>({
    defaultValues: { ...toFactsValues(facts), ...draft.read() },
    validate: validateFacts,
    async send(values) {
      const saved = await saving.mutateAsync(toFactsBody(listChangedParts(values, facts)))
      // What was typed while it was saved stays (P-settings-25).
      form.form.reset({ ...toFactsValues(saved), ...listDifferentParts(form.form.getValues(), values) })
    },
    rateLimit: 'write',
    getTextKey: (_, code) => `facts:error.${code}`,
    getLabel(field) {
      const name = labeled.find((one) => field.endsWith(`.${one}`))
      return name && t(`fields.${name}`)
    },
  })
  const changed = listChangedParts(form.values, facts)
  const dirty = Object.keys(changed).length > 0
  useEffect(() => draft.store(changed))
  return {
    ...form,
    dirty,
    busy: form.busy || saving.isPending,
    // The message is about what is on screen.
    saved: saving.isSuccess && !dirty,
    isRefused: saving.isError,
  }
}
