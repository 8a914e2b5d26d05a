import { useTranslation } from 'react-i18next'
import { CategoryMark, type Hue } from '../category/CategoryMark.tsx'
import type { Profile } from './profile.data.ts'

/** What somebody does, each with its mark. */
export function Categories({ categories }: { categories: Profile['categories'] }) {
  const { t } = useTranslation('profile')
  const { t: core } = useTranslation()
  if (!categories.length) return null
  return (
    <ul aria-label={t('categories')} className="flex flex-wrap gap-x-4 gap-y-1">
      {categories.map(({ slug }) => (
        <li key={slug} className="flex items-center gap-2">
          <CategoryMark hue={slug as Hue} />
          {core(`category.${slug as Hue}`)}
        </li>
      ))}
    </ul>
  )
}
