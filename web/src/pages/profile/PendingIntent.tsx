import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { postQueryKeys, updatePost } from '../../features/content/post/post.cache.ts'
import { userPostsQuery } from '../../features/content/post/post.queries.ts'
import { writeMediaAddress } from '../../features/content/post/viewer/media-address.ts'
import { useFollow } from '../../features/people/follow/follow.mutations.ts'
import type { Profile } from '../../features/people/profile/profile.queries.ts'
import { announce } from '../../lib/announce.ts'
import type { Output } from '../../lib/api.types.ts'
import { changeCache } from '../../lib/cancel-refetches.ts'
import { useCore } from '../../lib/context.tsx'
import { getErrorText } from '../../lib/error-text.ts'
import { consumeIntent } from '../../lib/intent.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { useToast } from '../../ui/Toast.tsx'

/** Pages of posts in which the photo is looked for. The preview shows one of the latest 36 photos. */
const pagesReadMax = 20

/**
 * Continues what somebody wanted to do on the preview of this profile before they had an account (P-profiles-23): follows,
 * opens the conversation, or opens and likes the photo.
 */
export function PendingIntent({ profile: { user } }: { profile: Profile }) {
  const { t, i18n } = useTranslation(['profile', 'common'])
  const { api } = useCore()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const toast = useToast()
  const follow = useFollow(user)
  // What the toast's button finds when it is pressed.
  const latest = useRef(follow)
  useEffect(() => {
    latest.current = follow
  })

  async function followNow() {
    if (user.following) return
    if (!(await follow())) return
    toast(t('intent.followed', { name: user.fullname }), {
      action: { label: t('common:undo'), onPress: () => void latest.current() },
    })
  }

  async function likePhoto(photo: string) {
    const post = await openPhoto(photo)
    if (!post || post.reacted) return
    const { id } = post
    const liked = await api.call('likePost', { params: { id }, body: { reacted: true } })
    changeCache(queries, postQueryKeys, () => updatePost(queries, id, () => liked))
    // Seen on the button of the open photo, which also undoes it.
    announce(t('intent.liked', { name: user.fullname }))
  }

  async function openPhoto(photo: string) {
    const query = userPostsQuery(api, user.profile_url)
    let { pages } = await queries.ensureInfiniteQueryData(query)
    // The preview also shows liked photos of older posts.
    for (let read = 1; ; read += 1) {
      const found = findPhoto(pages, photo)
      if (found) {
        const search = writeMediaAddress(new URLSearchParams(), {
          postId: found.post.id,
          number: found.number,
        })
        void navigate({ search }, { state: { opened: true }, preventScrollReset: true })
        return found.post
      }
      const after = pages.at(-1)?.next
      if (!after || read === pagesReadMax) return undefined
      pages = [await api.call('getUserPosts', { params: { profile: user.profile_url }, query: { after } })]
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
    // The photo, or the profile where it has failed, has a button for another attempt.
    if (intent?.action === 'like' && intent.photo)
      likePhoto(intent.photo).catch((error) => toast(getErrorText(error, i18n)))
  }
  return null
}

/** The post of a photo, with the number of the photo in it; undefined where none has it. */
function findPhoto(pages: readonly Output<'getUserPosts'>[], photo: string) {
  for (const post of pages.flatMap(({ posts }) => posts)) {
    const index = post.files.filter(({ type }) => type === 'PHOTO').findIndex(({ url }) => url === photo)
    if (index !== -1) return { post, number: index + 1 }
  }
  return undefined
}
