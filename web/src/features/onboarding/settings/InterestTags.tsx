import { limits } from '@brilla/contract/platform/limits'
import { useTranslation } from '../../../lib/translation.tsx'
import { TagInput } from '../../../ui/TagInput.tsx'

/** Editor of the interests. */
export function InterestTags({
  interests,
  typing,
  onTyping,
  onChange,
}: {
  interests: readonly string[]
  typing: string
  onTyping: (text: string) => void
  onChange: (interests: readonly string[]) => void
}) {
  const { t } = useTranslation('settings')
  return (
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
        <p className="rounded-lg border border-dashed border-edge p-5 text-quiet">{t('interests.empty')}</p>
      }
      onTyping={onTyping}
      onChange={onChange}
    />
  )
}
