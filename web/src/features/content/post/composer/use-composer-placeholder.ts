import { useTranslation } from '../../../../lib/translation.tsx'
import { useMinWidth } from '../../../../lib/use-media-query.ts'
import { useSelf } from '../../../accounts/account/self.queries.ts'

/** Pixels of a phone's width that the photo and the padding take, and that each character of the text takes. */
const [besideText, perCharacter] = [108, 9.5]

/** The placeholder of the composer, with the person's name once it is known, if the window is wide enough for it. */
export function useComposerPlaceholder(): string {
  const { t } = useTranslation('post')
  const { data: self } = useSelf()
  const plain = t('composer.placeholderPlain')
  const named = self ? t('composer.placeholder', { name: self.nombre }) : plain
  return useMinWidth(Math.ceil(besideText + perCharacter * named.length)) ? named : plain
}
