import { useTranslation } from 'react-i18next'
import { languages } from '../../lib/language.ts'
import { useLanguage } from '../../lib/useLanguage.ts'
import { buttonVariants } from '../../ui/Button.tsx'
import { useChunkErrorToast } from '../../ui/useChunkErrorToast.ts'

/** A button for the other language, labeled in that language. */
export function LanguageToggle({ className }: { className?: string }) {
  const { t } = useTranslation()
  const [language, change] = useLanguage()
  const showChunkError = useChunkErrorToast()
  const other = languages.find((one) => one !== language) ?? 'es'
  return (
    <button
      type="button"
      lang={other}
      onClick={() => void change(other).catch(showChunkError)}
      className={buttonVariants('quiet', 'md', className)}
    >
      <span className="max-sm:hidden">{t(`language.${other}`)}</span>
      <span aria-hidden className="uppercase sm:hidden">
        {other}
      </span>
      <span className="sr-only sm:hidden">{t(`language.${other}`)}</span>
    </button>
  )
}
