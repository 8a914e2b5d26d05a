import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { cn } from '../../../ui/cn.ts'
import { FormButton } from '../../../ui/FormButton.tsx'
import type { Saving } from '../../accounts/session/use-saving.ts'
import { SavedMessage } from './SavedMessage.tsx'

/**
 * The end of a long form: its button, above the navigation bar of phones while something is not saved, and the message
 * `children` that it is.
 */
export function SaveBar({
  form,
  children,
}: {
  form: Pick<Saving, 'busy' | 'secondsLeft' | 'saved'> & { dirty: boolean }
  children: ReactNode
}) {
  const { t } = useTranslation('settings')
  return (
    <div
      className={cn(
        'bottom-[calc(var(--bottom-bar)+var(--offline-bottom))] z-10 -mx-4 flex flex-wrap items-center gap-x-5 gap-y-2',
        'border-t border-line bg-ground px-4 py-3 md:bottom-0',
        form.dirty && 'tall:sticky',
      )}
    >
      <FormButton type="submit" saving={form}>
        {t('save')}
      </FormButton>
      <SavedMessage>{form.saved && children}</SavedMessage>
    </div>
  )
}
