import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Button } from '../../../ui/Button.tsx'

/** New recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('twoStep')
  const [copied, setCopied] = useState<boolean>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="recovery-codes" className="grid gap-4 rounded-lg border border-line p-5">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1} className="text-xl">
        {t('codes.title')}
      </h2>
      <p>{t('codes.text')}</p>
      <ul className="grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onDone}>{t('codes.done')}</Button>
        <Button
          variant="secondary"
          onClick={() => {
            // Asynchronous, because without a secure connection there is no clipboard to call.
            const copy = async () => navigator.clipboard.writeText(codes.join('\n'))
            copy().then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }}
        >
          {t('codes.copy')}
        </Button>
      </div>
      <p role="status" className="min-h-6 text-sm font-semibold">
        {copied !== undefined && t(copied ? 'codes.copied' : 'codes.notCopied')}
      </p>
    </section>
  )
}
