import { useState } from 'react'
import { useLocation } from 'react-router'
import { useClaims } from '../../../lib/context.tsx'
import { crop } from '../../../lib/image.ts'
import { useSelf } from '../../account/self.queries.ts'
import { useAfterFirstPaint } from '../../../lib/afterPaint.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Card } from '../../../ui/Card.tsx'
import { cn } from '../../../ui/cn.ts'
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../../ui/lazyComponent.tsx'
import { useComposerPlaceholder } from './useComposerPlaceholder.ts'

const PostComposer = lazyComponent(() => import('./PostComposer.tsx'))

/**
 * The composer of the feed and of one's own profile. Its code is loaded after the posts are painted; until then a
 * placeholder of the same size takes its space, and a press on it focuses the composer once it is loaded.
 */
export function Composer() {
  const [isPressed, setIsPressed] = useState(false)
  const painted = useAfterFirstPaint()
  const person = useClaims()?.sub
  const placeholder = <ComposerPlaceholder onPress={() => setIsPressed(true)} />
  if (!person || !(painted || isPressed)) return placeholder
  return (
    <LazyBoundary fallback={placeholder} renderError={renderRetry}>
      <PostComposer key={person} person={person} pressed={isPressed} />
    </LazyBoundary>
  )

  /** Each press retries a failed load. */
  function renderRetry(retry: () => void) {
    const press = () => {
      setIsPressed(true)
      retry()
    }
    return <ComposerPlaceholder onPress={press} />
  }
}

function ComposerPlaceholder({ onPress }: { onPress: () => void }) {
  const question = useComposerPlaceholder()
  const { data: self } = useSelf()
  const { hash } = useLocation()
  return (
    <Card
      className={cn(
        'p-4 max-md:rounded-none max-md:border-x-0 md:p-5 md:py-19',
        // On a phone it is open from the start when the address leads to it.
        hash === '#componer' && 'max-md:pt-20 max-md:pb-18',
      )}
    >
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
