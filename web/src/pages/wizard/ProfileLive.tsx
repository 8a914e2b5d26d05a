import type { Self } from '@brilla/contract/accounts/account'
import { Link2, MessageCircle, Share2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { peopleListQuery } from '../../features/discovery/search/discovery.queries.ts'
import { SimilarTalents } from '../../features/discovery/search/SimilarTalents.tsx'
import { useCore } from '../../lib/context.tsx'
import { useTitle } from '../../lib/page-title.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { Button, ButtonLink, buttonVariants } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Section } from '../../ui/Section.tsx'
import { useCopyLink } from '../../ui/use-copy-link.ts'
import { useQuery } from '@tanstack/react-query'

const QrCode = lazyComponent(() => import('../../ui/QrCode.tsx'))

const shownPeople = 5

/** What a talent can do with a profile that has just been completed: share it, follow people, and post (P-wizard-12). */
export default function ProfileLive({ self }: { self: Self }) {
  const { t } = useTranslation('profileLive')
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(t('title'))
  // Screen readers need the focus on what has replaced the last step.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="mx-auto grid w-full max-w-[760px] grid-cols-1 gap-10 px-4 pt-4 pb-20 md:px-8 lg:pt-10">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
          {t('title')}
        </h1>
        <p className="text-quiet">{t(self.publicPreview ? 'guests' : 'members')}</p>
      </div>
      <ShareProfile profileUrl={self.profile_url} />
      <Section large className="gap-4" title={t('post.title')} text={t('post.text')}>
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink size="lg" to="/noticias#componer" replace className="max-sm:w-full">
            {t('post.action')}
          </ButtonLink>
          <ButtonLink variant="quiet" to={`/profile/${self.profile_url}`} replace>
            {t('view')}
          </ButtonLink>
          <ButtonLink variant="quiet" to="/" replace>
            {t('home')}
          </ButtonLink>
        </div>
      </Section>
      <Section large className="gap-4" title={t('facts.title')} text={t('facts.text')}>
        <ButtonLink
          variant="secondary"
          to="/user/settings/facts"
          replace
          className="justify-self-start max-sm:w-full"
        >
          {t('facts.action')}
        </ButtonLink>
      </Section>
      {/* Last: it appears when its people are loaded, and would move what is below. */}
      <PeopleToFollow />
    </div>
  )
}

function ShareProfile({ profileUrl }: { profileUrl: string }) {
  const { t } = useTranslation(['profileLive', 'common'])
  const copyLink = useCopyLink()
  const path = `/profile/${profileUrl}`
  const url = `${location.origin}${path}`
  const message = t('share.message', { url })
  const canShare = typeof navigator.share === 'function'
  return (
    <Section large className="gap-4" title={t('share.title')}>
      <Card className="flex flex-wrap items-center gap-6 p-5">
        <div className="grid min-w-0 flex-1 basis-64 gap-4">
          <p className="font-semibold [overflow-wrap:anywhere]">
            <span className="sr-only">{t('share.address')}: </span>
            {url}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" icon={<Link2 aria-hidden size={20} />} onClick={() => copyLink(path)}>
              {t('common:link.copy')}
            </Button>
            <a
              href={`https://wa.me/?text=${encodeURIComponent(message)}`}
              target="_blank"
              rel="noreferrer"
              className={buttonVariants('secondary')}
            >
              <MessageCircle aria-hidden size={20} />
              {t('share.whatsApp')}
            </a>
            {canShare && (
              <Button
                variant="secondary"
                icon={<Share2 aria-hidden size={20} />}
                // Rejects when the person closes the dialog of the device.
                onClick={() => void navigator.share({ url }).catch(() => undefined)}
              >
                {t('share.other')}
              </Button>
            )}
          </div>
        </div>
        <figure className="grid w-40 shrink-0 gap-2 max-sm:mx-auto">
          <div className="aspect-square">
            <LazyBoundary>
              <QrCode value={url} label={t('share.qr')} />
            </LazyBoundary>
          </div>
          <figcaption className="text-sm text-quiet">{t('share.scan')}</figcaption>
        </figure>
      </Card>
    </Section>
  )
}

/** The most similar talents; those who have nothing in common with the reader come last. */
function PeopleToFollow() {
  const { t } = useTranslation('profileLive')
  const { api } = useCore()
  // Not from the cache: the categories have just been chosen.
  const { data } = useQuery({ ...peopleListQuery(api, { list: 'similar' }), refetchOnMount: 'always' })
  const people = (data?.rows ?? []).slice(0, shownPeople)
  if (people.length === 0) return null
  const areSimilar = people.every(
    ({ shared }) => shared && (shared.categoryId !== null || shared.city || shared.country),
  )
  return (
    <Section
      large
      className="gap-4"
      title={t('people.title')}
      text={areSimilar ? t('people.text') : undefined}
    >
      <SimilarTalents people={people} />
    </Section>
  )
}
