import { useId, useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useInlineError } from '../../../lib/use-inline-error.ts'
import { useOptimisticToggle } from '../../../lib/use-optimistic-toggle.ts'
import { CategoryMark } from './CategoryMark.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { InlineError } from '../../../ui/InlineError.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import { useSubscription } from './category.mutations.ts'
import { type OwnCategory, useOwnCategories } from './category.queries.ts'

/** Checkboxes that subscribe and unsubscribe immediately (P-categories-3). `id` is that of the first checkbox. */
export function CategoryPicker({ id, legend }: { id?: string; legend: string }) {
  const { data, error, refetch } = useOwnCategories()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {data?.map((category, index) => (
          <CategoryCheckbox key={category.id} category={category} {...(id && index === 0 && { id })} />
        ))}
        {!data && Array.from({ length: 8 }, (_, index) => <Skeleton key={index} className="h-13" />)}
      </div>
    </fieldset>
  )
}

function CategoryCheckbox({ category, id: givenId }: { category: OwnCategory; id?: string }) {
  const { t } = useTranslation()
  const generatedId = useId()
  const id = givenId ?? generatedId
  // A controlled checkbox must change in its own event; the cache is updated after it.
  const [on, setOn] = useState(category.subscribed)
  const [previous, setPrevious] = useState(on)
  const { error, secondsLeft, setError, clearError } = useInlineError(category.slug)
  if (previous !== category.subscribed) {
    setPrevious(category.subscribed)
    setOn(category.subscribed)
  }
  const toggle = useOptimisticToggle({ ...useSubscription(category), onError: setError })
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label className="flex min-h-13 min-w-0 cursor-pointer items-center gap-3 rounded-md border border-edge bg-surface px-4 transition hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint">
        <CategoryMark hue={category.slug} className="size-3" />
        <span className="min-w-0 flex-1 font-semibold">{t(`category.${category.slug}`)}</span>
        <input
          id={id}
          type="checkbox"
          checked={on}
          disabled={secondsLeft > 0}
          aria-describedby={error || secondsLeft > 0 ? `${id}-error` : undefined}
          onChange={() => {
            setOn(!on)
            clearError()
            void toggle()
          }}
          className="size-5 shrink-0 accent-ember"
        />
      </label>
      <InlineError id={`${id}-error`} left={secondsLeft}>
        {error}
      </InlineError>
    </div>
  )
}
