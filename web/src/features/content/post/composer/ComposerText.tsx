import type { ComponentProps } from 'react'
import { crop } from '../../../../lib/image.ts'
import { useTranslation } from '../../../../lib/translation.tsx'
import { useMinWidth } from '../../../../lib/use-media-query.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { useSelf } from '../../../accounts/account/self.queries.ts'

/** Pixels of a phone's width that the photo and the padding take, and that each character of the text takes. */
const [besideText, perCharacter] = [108, 9.5]

/** The text of a new post, next to the person's photo. Its placeholder has their name, if the window is wide enough. */
export function ComposerText(props: ComponentProps<'textarea'>) {
  const { t } = useTranslation('post')
  const { data: self } = useSelf()
  const plain = t('composer.placeholderPlain')
  const named = self ? t('composer.placeholder', { name: self.nombre }) : plain
  const isNamed = useMinWidth(Math.ceil(besideText + perCharacter * named.length))
  const question = isNamed ? named : plain
  return (
    <div className="flex items-start gap-3">
      <Avatar
        name={self?.fullname ?? ''}
        image={self?.profileImage ? crop(self.profileImage, 92, 92) : null}
      />
      <textarea
        dir="auto"
        rows={1}
        aria-label={question}
        placeholder={question}
        {...props}
        className="min-h-12 w-full resize-none rounded-md bg-transparent px-2 py-2.5 text-lg text-ellipsis placeholder:truncate placeholder:text-quiet"
      />
    </div>
  )
}
