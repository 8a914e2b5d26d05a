import { Download, User } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import type { Output } from '../../lib/api.types.ts'
import { PdfPreview } from '../../features/content/post/document/PdfPreview.tsx'
import { useCore } from '../../lib/context.tsx'
import { useTitle } from '../../lib/page-title.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormPage, TallPage } from '../../ui/FormPage.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { saveFile } from '../../lib/save-file.ts'

type Opened = Output<'openPressKitLink'>

/** The press kit of a link, for people without an account (P-presskit-6). The token is in the fragment, so that it appears in no log. */
export default function LinkedPressKit() {
  return (
    <TallPage>
      <OpenedPressKit />
    </TallPage>
  )
}

function OpenedPressKit() {
  const { t } = useTranslation('pressKit')
  const { api } = useCore()
  const token = useLocation().hash.slice(1)
  const [{ link, file, error }, setState] = useState<{ link?: Opened; file?: Blob; error?: unknown }>({})
  const [isUnreadable, setUnreadable] = useState(false)
  /** Opens the link, unless it is open: each time is counted. */
  const load = useCallback(
    async (opened?: Opened) => {
      setState({ ...(opened && { link: opened }) })
      try {
        const link = opened ?? (await api.call('openPressKitLink', { body: { token } }))
        setState({ link })
        const file = await api.call('getLinkedPressKit', { body: { token } })
        setState({ link, file })
      } catch (error) {
        setState((before) => ({ ...before, error }))
      }
    },
    [api, token],
  )
  useEffect(() => void load(), [load])
  const isUnknown = error instanceof ApiError && error.status === 404
  useTitle(link ? t('link.pageTitle', { name: link.name }) : t('title'))

  if (!link) {
    return (
      <FormPage title={t('title')} text={isUnknown ? t('link.unknown') : undefined}>
        {isUnknown ? (
          <ButtonLink to="/" className="justify-self-start">
            {t('link.home')}
          </ButtonLink>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void load()} />
        ) : (
          <Skeleton className="h-screen" />
        )}
      </FormPage>
    )
  }
  const { name, profileUrl } = link
  return (
    <div className="mx-auto grid w-full max-w-[760px] grid-cols-1 content-start gap-6 px-4 pt-6 pb-20 md:pt-12">
      <header className="grid min-w-0 gap-2">
        <h1 className="text-4xl [overflow-wrap:anywhere] md:text-5xl">{name}</h1>
        <p className="text-lg text-quiet">{t('title')}</p>
      </header>
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<Download aria-hidden size={20} />}
          busy={!file && !error}
          disabled={!file}
          onClick={() => file && saveFile(file, `${profileUrl}-${t('filename')}.pdf`)}
        >
          {t('download')}
        </Button>
        <ButtonLink variant="secondary" to={`/profile/${profileUrl}`} icon={<User aria-hidden size={20} />}>
          {t('link.profile')}
        </ButtonLink>
      </div>
      <section
        aria-label={t('preview')}
        className="grid min-w-0 gap-3 rounded-lg border border-line bg-surface p-4"
      >
        {error ? (
          <ErrorState error={error} onRetry={() => void load(link)} />
        ) : !file ? (
          <Skeleton className="aspect-[1/1.3]" />
        ) : isUnreadable ? (
          <p className="text-quiet">{t('unreadable')}</p>
        ) : (
          <PdfPreview file={file} hasLinks onUnreadable={() => setUnreadable(true)} />
        )}
      </section>
    </div>
  )
}
