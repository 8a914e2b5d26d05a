import { useTranslation } from '../../../lib/translation.tsx'
import { useFormatCount } from '../../../lib/use-format-count.ts'

/** Creates the text "1,200 people", which says "or more" of `countMax`, where counting ends. */
export function useCountText(countMax?: number): (count: number) => string {
  const { t } = useTranslation('discovery')
  const format = useFormatCount()
  return (count) =>
    count === countMax
      ? t('countMax', { formatted: format(count) })
      : t('count', { count, formatted: format(count) })
}
