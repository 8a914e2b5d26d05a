import type { CategorySlug } from '@brilla/contract/people/categories'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { cn } from '../../../ui/cn.ts'
import { CategoryMark } from './CategoryMark.tsx'

/** Somebody's categories in a line, each with its mark; of more than `max`, only the number of the others is shown. */
export function CategoryList({
  slugs,
  max = slugs.length,
  className,
  itemClassName,
  renderText = (text) => text,
}: {
  slugs: readonly CategorySlug[]
  max?: number
  className?: string
  itemClassName?: string
  /** Shows the name of a category, such as with marked words. */
  renderText?: ((text: string) => ReactNode) | undefined
}) {
  const { t } = useTranslation()
  if (slugs.length === 0) return null
  return (
    <ul aria-label={t('nav.categories')} className={cn('flex flex-wrap gap-x-4 gap-y-1', className)}>
      {slugs.slice(0, max).map((slug, index) => (
        <li key={slug} className={cn('inline-flex items-center gap-1.5', itemClassName)}>
          <CategoryMark hue={slug} />
          <span>{renderText(t(`category.${slug}`))}</span>
          {/* With a space that does not break: on a line of its own it would say nothing. */}
          {index === max - 1 && slugs.length > max && `\u00A0+${slugs.length - max}`}
        </li>
      ))}
    </ul>
  )
}
