import { useTranslation } from 'react-i18next'
import { useSelf } from '../../account/self.queries.ts'

/** What the composer asks its person. */
export function useQuestion(): string {
  const { t } = useTranslation('post')
  const { data: self } = useSelf()
  return self ? t('composer.placeholder', { name: self.nombre }) : t('composer.placeholderPlain')
}
