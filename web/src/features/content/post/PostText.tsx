import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import {
  Translatable,
  type TranslatableProps,
  type WrittenText,
} from '../../people/translation/Translatable.tsx'
import { truncatePostText, linkify, type TextPart } from './post-text.ts'

/**
 * A text of a person: line breaks kept, URLs, mentions and hashtags as links, a long text truncated until it is expanded.
 * `subject` is what has the text.
 */
export function PostText({
  subject,
  text,
  language,
  className,
}: Omit<TranslatableProps, 'children'> & { className?: string }) {
  return (
    <div className={className}>
      <Translatable subject={subject} text={text} language={language}>
        {(shown) => <LinkedText {...shown} />}
      </Translatable>
    </div>
  )
}

function LinkedText({ text, language }: WrittenText) {
  const { t } = useTranslation('post')
  const [isExpanded, setIsExpanded] = useState(false)
  const beginning = truncatePostText(text)
  const isTruncated = beginning !== text && !isExpanded
  const box = useRef<HTMLParagraphElement>(null)

  /** The button, which has the focus, disappears. */
  function expand() {
    flushSync(() => setIsExpanded(true))
    box.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <p
        ref={box}
        lang={language ?? undefined}
        tabIndex={isExpanded ? -1 : undefined}
        className="written outline-none [overflow-y:clip]"
      >
        {linkify(isTruncated ? beginning : text, text).map((part, index) => (
          <Part key={index} {...part} />
        ))}
      </p>
      {isTruncated && (
        <button type="button" onClick={expand} className="min-h-11 font-semibold underline">
          {t('unfold')}
        </button>
      )}
    </>
  )
}

function Part({ text, href, to }: TextPart) {
  if (to)
    return (
      <Link to={to} className="font-semibold no-underline hover:underline">
        {text}
      </Link>
    )
  if (!href) return text
  return (
    <a href={href} target="_blank" rel="nofollow noopener noreferrer" className="underline">
      {text}
    </a>
  )
}
