import { normalizeLine } from '@brilla/contract/text'
import { limits } from '@brilla/contract/limits'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../lib/announce.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** Whether a typed tag has more characters than a tag may have. */
export const isTooLong = (tag: string): boolean => normalizeLine(tag).length > limits.interestMax

export const isInList = (list: readonly string[], tag: string): boolean =>
  list.some(sameAs(normalizeLine(tag)))

const sameAs = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase()

/** Editor for a list of short tags, which are typed one by one and can be removed. */
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
  const field = useRef<HTMLInputElement>(null)
  const full = interests.length >= limits.interestsMax
  const error = isTooLong(typing)
    ? t('interests.long', { max: limits.interestMax })
    : isInList(interests, typing) && t('interests.twice')

  /** Adds the typed or pasted text, split at commas, without duplicates. What is too long stays in the field. */
  function add(text: string) {
    const next = [...interests]
    const named = text.split(',').map(normalizeLine)
    for (const one of named) {
      if (one && !isTooLong(one) && next.length < limits.interestsMax && !next.some(sameAs(one))) {
        next.push(one)
        announce(t('interests.added', { interest: one }))
      }
    }
    onChange(next)
    onTyping(named.filter(isTooLong).join(', '))
  }

  function remove(interest: string) {
    onChange(interests.filter((one) => one !== interest))
    announce(t('interests.removed', { interest }))
    field.current?.focus()
  }

  return (
    <>
      <div className="flex items-start gap-3">
        <TextField
          ref={field}
          id="interests"
          label={t('interests.label')}
          className="min-w-0 flex-1"
          value={typing}
          readOnly={full}
          aria-disabled={full}
          error={error}
          hint={
            full
              ? t('interests.full', { max: limits.interestsMax })
              : t('interests.hint', { max: limits.interestMax })
          }
          enterKeyHint="enter"
          autoComplete="off"
          onChange={({ target: { value } }) => (value.includes(',') ? add(value) : onTyping(value))}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text').replaceAll('\n', ',')
            if (!text.includes(',')) return
            event.preventDefault()
            add(`${typing}${text}`)
          }}
          onKeyDown={(event) => {
            // Ignore the Enter that ends an IME composition; without text, Enter submits the form.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !typing.trim()) return
            event.preventDefault()
            if (!error) add(typing)
          }}
        />
        <Button
          variant="secondary"
          icon={<Plus aria-hidden size={18} />}
          disabled={!typing.trim() || !!error || full}
          onClick={() => {
            add(typing)
            field.current?.focus()
          }}
          className="mt-7.5 shrink-0"
        >
          {t('interests.add')}
        </Button>
      </div>
      {interests.length === 0 ? (
        <p className="rounded-lg border border-dashed border-edge p-5 text-quiet">{t('interests.empty')}</p>
      ) : (
        <div className="grid gap-2">
          <ul aria-label={t('interests.list')} className="flex flex-wrap gap-2">
            {interests.map((interest) => (
              <li
                key={interest}
                className="inline-flex min-h-11 max-w-full items-center rounded-full border border-line bg-surface pl-4"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">{interest}</span>
                <button
                  type="button"
                  aria-label={t('interests.remove', { interest })}
                  onClick={() => remove(interest)}
                  className="grid size-11 shrink-0 place-items-center rounded-full text-quiet transition hover:bg-sunken hover:text-ink"
                >
                  <X aria-hidden size={18} />
                </button>
              </li>
            ))}
          </ul>
          <p className="text-sm text-quiet">
            {t('interests.count', { count: interests.length, max: limits.interestsMax })}
          </p>
        </div>
      )}
    </>
  )
}
