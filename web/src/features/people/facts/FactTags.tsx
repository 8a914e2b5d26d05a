import { limits } from '@brilla/contract/platform/limits'
import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useSkillSuggestions } from './facts.queries.ts'
import { isInList } from '../../../lib/tags.ts'
import { TagInput } from '../../../ui/TagInput.tsx'

/** Skills or instruments. What is typed is also added when the field is left, such as for the button that saves. */
export function FactTags({
  id,
  of,
  tags,
  error,
  onChange,
}: {
  id: string
  of: 'skill' | 'instrument'
  tags: readonly string[]
  error?: string | undefined
  onChange: (tags: string[]) => void
}) {
  const { t } = useTranslation('facts')
  const [typing, setTyping] = useState('')
  const isSkill = of === 'skill'
  const suggestions = useSkillSuggestions(typing, isSkill)
  const tagsMax = isSkill ? limits.skillsMax : limits.instrumentsMax

  return (
    <div className="grid gap-3">
      <TagInput
        id={id}
        tags={tags}
        tagsMax={tagsMax}
        lengthMax={limits.skillMax}
        typing={typing}
        suggestions={isSkill ? suggestions.filter((one) => !isInList(tags, one)) : undefined}
        error={error}
        texts={{
          label: t(`form.${of}`),
          hint: t(isSkill ? 'form.tagHint' : 'form.instrumentHint', { max: limits.skillMax }),
          long: t('form.long', { max: limits.skillMax }),
          twice: t('form.twice'),
          full: t(isSkill ? 'form.fullSkills' : 'form.full', { max: tagsMax }),
          add: t('form.add'),
          list: t(`form.${of}List`),
          count: t('form.count', { count: tags.length, max: tagsMax }),
          added: (tag) => t('form.added', { tag }),
          removed: (tag) => t('form.removed', { tag }),
          remove: (tag) => t('form.remove', { tag }),
        }}
        onTyping={setTyping}
        onChange={(next) => onChange([...next])}
        addsOnLeave
      />
    </div>
  )
}
