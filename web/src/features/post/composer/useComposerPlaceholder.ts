import { useTranslation } from 'react-i18next'
import { useSelf } from '../../account/self.queries.ts'

/** The placeholder of the composer, with the person's name once it is known. */
export function useComposerPlaceholder(): string {
  const { t } = useTranslation('post')
  const { data: self } = useSelf()
  return self ? t('composer.placeholder', { name: self.nombre }) : t('composer.placeholderPlain')
}
