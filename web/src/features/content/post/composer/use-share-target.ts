import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslation } from '../../../../lib/translation.tsx'
import { takeSharedContent } from '../../../../lib/shared-content.ts'
import { useToast } from '../../../../ui/Toast.tsx'
import type { useComposer } from './use-composer.ts'

/** Adds to the new post what another application has shared with the installed one (P-pages-24). */
export function useShareTarget({ text, setText, addFiles }: ReturnType<typeof useComposer>): void {
  const { t } = useTranslation('post')
  const toast = useToast()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const result = new URLSearchParams(search).get('compartido')

  const receive = useEffectEvent(async () => {
    const shared = await takeSharedContent().catch(() => null)
    // A reload must not look for it again, and the text gets the focus.
    await navigate({ pathname, hash: '#componer' }, { replace: true })
    if (!shared && result === 'perdido') toast(t('composer.shareLost'))
    // After a text that was begun before.
    if (shared?.text) setText(text.trim() === '' ? shared.text : `${text}\n\n${shared.text}`)
    if (shared && shared.files.length > 0) addFiles(shared.files)
  })

  useEffect(() => {
    if (result !== null) void receive()
  }, [result])
}
