import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../core/problems.ts'
import { CategoryMark } from '../ui/CategoryMark.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ErrorState } from '../ui/State.tsx'
import { useToast } from '../ui/Toast.tsx'
import { type OwnCategory, useOwnCategories, useSubscription } from './category.data.ts'

/** "Choosing a category box subscribes or unsubscribes at once" (platform.md section 5). `id` is the first box's. */
export function CategoryPicker({ id, legend }: { id?: string; legend: string }) {
  const { data, isError, refetch } = useOwnCategories()
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {data?.map((category, index) => (
          <Box key={category.id} category={category} {...(id && index === 0 && { id })} />
        ))}
        {!data && Array.from({ length: 8 }, (_, index) => <Skeleton key={index} className="h-13" />)}
      </div>
    </fieldset>
  )
}

function Box({ category, id }: { category: OwnCategory; id?: string }) {
  const { t, i18n } = useTranslation()
  const toast = useToast()
  // A box must show its tick in the very event that ticks it; the cache tells a moment later.
  const [on, setOn] = useState(category.subscribed)
  const [told, setTold] = useState(on)
  if (told !== category.subscribed) {
    setTold(category.subscribed)
    setOn(category.subscribed)
  }
  const toggle = useSubscription(category, (error) => toast(problemText(error, i18n)))
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-3 rounded-md border border-edge bg-surface px-4 transition hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint">
      <CategoryMark hue={category.slug} className="size-3" />
      <span className="flex-1 font-semibold">{t(`category.${category.slug}`)}</span>
      <input
        id={id}
        type="checkbox"
        checked={on}
        onChange={() => {
          setOn(!on)
          void toggle()
        }}
        className="size-5 shrink-0 accent-ember"
      />
    </label>
  )
}
