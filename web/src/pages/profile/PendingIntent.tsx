import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { useLocation, useNavigate } from 'react-router'
import { useFollow } from '../../features/follow/follow.mutations.ts'
import { userPostsQuery } from '../../features/post/post.queries.ts'
import { writeMediaAddress } from '../../features/post/viewer/mediaAddress.ts'
import type { Profile } from '../../features/profile/profile.queries.ts'
import { useCore } from '../../lib/context.tsx'
import { consumeIntent } from '../../lib/intent.ts'
import { useToast } from '../../ui/Toast.tsx'

/**
 * Continues what somebody wanted to do on the preview of this profile before they had an account (P-profiles-23): follows,
 * opens the conversation, or the photo to like.
 */
export default function PendingIntent({ profile: { user } }: { profile: Profile }) {
  const { t } = useTranslation(['profile', 'common'])
  const { api } = useCore()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const toast = useToast()
  const follow = useFollow(user)
  // What the request and the toast's button find when they are done or pressed.
  const latest = useRef({ user, follow })
  useEffect(() => {
    latest.current = { user, follow }
  })

  async function followNow() {
    if (user.following) return
    await follow()
    if (!latest.current.user.following) return
    toast(t('intent.followed', { name: user.fullname }), {
      action: { label: t('common:undo'), onPress: () => void latest.current.follow() },
    })
  }

  async function openPhoto(photo: string) {
    const { pages } = await queries.ensureInfiniteQueryData(userPostsQuery(api, user.profile_url))
    for (const { id: postId, files } of pages.flatMap(({ posts }) => posts)) {
      const index = files.filter(({ type }) => type === 'PHOTO').findIndex(({ url }) => url === photo)
      if (index === -1) continue
      const search = writeMediaAddress(new URLSearchParams(), { postId, number: index + 1 })
      return navigate({ search }, { state: { opened: true }, preventScrollReset: true })
    }
  }

  useEffect(() => {
    // The tab with the registration opens the profile as well once another one has confirmed it, which is the one in use.
    if (document.visibilityState === 'visible') return continueIntent()
    document.addEventListener('visibilitychange', continueIntent, { once: true })
    return () => document.removeEventListener('visibilitychange', continueIntent)
    // Carried out once, when the profile opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  function continueIntent() {
    const intent = consumeIntent(pathname)
    if (intent?.action === 'follow') void followNow()
    if (intent?.action === 'message') void navigate(`/conversaciones/${user.profile_url}`)
    // The profile shows an error of its posts by itself.
    if (intent?.action === 'like' && intent.photo) openPhoto(intent.photo).catch(() => undefined)
  }
  return null
}
