import { useTranslation } from '../../lib/translation.tsx'
import { languages } from '../../lib/language.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { buttonVariants } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { useChunkErrorToast } from '../../ui/use-chunk-error-toast.ts'

/** Reaches beyond the two letters of a phone, where the header has no space for a wider button (P-accessibility-5). */
const touchArea = 'relative max-sm:after:absolute max-sm:after:inset-y-0 max-sm:after:-inset-x-1'

/** A button for the other language, labeled in that language. */
export function LanguageToggle({ className }: { className?: string }) {
  const { t } = useTranslation()
  const [language, change] = useLanguage()
  const showChunkError = useChunkErrorToast()
  const other = languages.find((one) => one !== language) ?? 'es'
  return (
    <button
      type="button"
      data-needs-scripts
      lang={other}
      onClick={() => void change(other).catch(showChunkError)}
      className={buttonVariants('quiet', 'md', cn(touchArea, className))}
    >
      <span className="max-sm:hidden">{t(`language.${other}`)}</span>
      <span aria-hidden className="uppercase sm:hidden">
        {other}
      </span>
      <span className="sr-only sm:hidden">{t(`language.${other}`)}</span>
    </button>
  )
}
