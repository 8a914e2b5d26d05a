import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useClaims } from '../../../../lib/context.tsx'
import { useDraft } from '../../../../lib/draft.ts'
import { useAfterFirstPaint } from '../../../../lib/after-paint.ts'
import { useMinWidth } from '../../../../lib/use-media-query.ts'
import { Card } from '../../../../ui/Card.tsx'
import { cn } from '../../../../ui/cn.ts'
import { LazyBoundary } from '../../../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../../../ui/lazy-component.tsx'
import { useChunkErrorToast } from '../../../../ui/use-chunk-error-toast.ts'
import { ComposerText } from './ComposerText.tsx'
import { draftKey, kindDraftKey } from './drafts.ts'

const load = () => import('./PostComposer.tsx')
const PostComposer = lazyComponent(load)

/**
 * The composer of the feed and of one's own profile. Until its code is needed, a placeholder of the same size takes its place:
 * on a phone, where an untouched composer is one line, until that line has the focus; elsewhere until the posts are painted.
 */
export function Composer() {
  const person = useClaims()?.sub
  return person ? <LazyComposer key={person} person={person} /> : null
}

function LazyComposer({ person }: { person: string }) {
  const [isOpen, setIsOpen] = useState(false)
  /** Whether the placeholder has the focus, which the composer then takes. */
  const hasFocus = useRef(false)
  const painted = useAfterFirstPaint()
  const isDesktop = useMinWidth(768)
  const [text] = useDraft(draftKey(person))
  const [kind] = useDraft(kindDraftKey(person))
  const { hash, search } = useLocation()
  const isBegun = text !== '' || kind !== '' || hash === '#componer' || search.includes('compartido=')
  const isExpected = painted && (isDesktop || isBegun)
  const showChunkError = useChunkErrorToast()

  /** The placeholder stays, with its focus and text, until the code is loaded or if that fails. */
  const open = useCallback(async () => {
    await load()
    startTransition(() => setIsOpen(true))
  }, [])
  useEffect(() => {
    // A press reports the failure.
    if (isExpected) open().catch(() => undefined)
  }, [isExpected, open])

  return (
    <LazyBoundary>
      {isOpen ? (
        <PostComposer person={person} takesFocus={hasFocus} />
      ) : (
        <ComposerPlaceholder
          person={person}
          onPress={() => void open().catch(showChunkError)}
          onFocusChange={(has) => (hasFocus.current = has)}
        />
      )}
    </LazyBoundary>
  )
}

/** What is typed before the composer is loaded becomes its draft. */
function ComposerPlaceholder({
  person,
  onPress,
  onFocusChange,
}: {
  person: string
  onPress: () => void
  onFocusChange: (has: boolean) => void
}) {
  const { hash } = useLocation()
  const [text, setText] = useDraft(draftKey(person))
  return (
    <Card
      id="componer"
      className={cn(
        'scroll-mt-20 p-4 max-md:rounded-none max-md:border-x-0 md:p-5 md:py-19',
        // On a phone it is open from the start when the address leads to it.
        hash === '#componer' && 'max-md:pt-20 max-md:pb-18',
      )}
    >
      <ComposerText
        value={text}
        onFocus={() => {
          onFocusChange(true)
          onPress()
        }}
        onBlur={() => onFocusChange(false)}
        // After a failure it has the focus already.
        onClick={onPress}
        onChange={(event) => setText(event.target.value)}
      />
    </Card>
  )
}
