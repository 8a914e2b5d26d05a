import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { teaser } from '../core/teaser.ts'

const longText = 600
const address = /((?:https?:\/\/|\bwww\.)[^\s<>"]+[^\s<>".,;:!?)\]}'»”])/gi

/** What somebody wrote: line breaks kept, addresses made links, a long text folded. */
export function PostText({ text, className }: { text: string; className?: string }) {
  const { t } = useTranslation('post')
  const [open, setOpen] = useState(false)
  const beginning = teaser(text, longText)
  const folded = beginning !== text && !open
  const shown = folded ? beginning : text
  return (
    <div className={className}>
      <p className="written">
        {shown.split(address).map((part, index) =>
          index % 2 === 1 ? (
            <a
              key={index}
              href={/^www/i.test(part) ? `https://${part}` : part}
              target="_blank"
              rel="nofollow noopener noreferrer"
              className="underline"
            >
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
      {folded && (
        <button type="button" onClick={() => setOpen(true)} className="min-h-11 font-semibold underline">
          {t('unfold')}
        </button>
      )}
    </div>
  )
}
