import { useState } from 'react'
import { useClaims } from '../../../lib/context.tsx'
import { crop } from '../../../lib/image.ts'
import { useSelf } from '../../account/self.queries.ts'
import { useAfterFirstPaint } from '../../../lib/afterPaint.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Card } from '../../../ui/Card.tsx'
import { lazyComponent } from '../../../ui/lazyComponent.tsx'
import { useQuestion } from './useQuestion.ts'

const usePostComposer = lazyComponent(() => import('./PostComposer.tsx'))

/**
 * The composer of the feed and of one's own profile. Its code is loaded after the posts are painted; until then a
 * placeholder of the same size takes its space, and a press on it focuses the composer once it is loaded.
 */
export function Composer() {
  const [presses, setPresses] = useState(0)
  const painted = useAfterFirstPaint()
  const person = useClaims()?.sub
  // Each press retries a failed load.
  const postComposer = usePostComposer(painted && person ? presses + 1 : 0)
  if (!person || !postComposer) return <ComposerPlaceholder onPress={() => setPresses(presses + 1)} />
  return postComposer({ key: person, person, pressed: presses > 0 })
}

function ComposerPlaceholder({ onPress }: { onPress: () => void }) {
  const question = useQuestion()
  const { data: self } = useSelf()
  return (
    <Card className="p-4 max-md:rounded-none max-md:border-x-0 md:p-5 md:py-19">
      <div className="flex items-start gap-3">
        <Avatar
          name={self?.fullname ?? ''}
          image={self?.profileImage ? crop(self.profileImage, 92, 92) : null}
        />
        <button
          type="button"
          onClick={onPress}
          className="min-h-12 w-full cursor-text truncate px-2 py-2.5 text-left text-lg text-quiet"
        >
          {question}
        </button>
      </div>
    </Card>
  )
}
