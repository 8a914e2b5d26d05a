/** Generated from the contract: every text of a post is shown wherever a post is, and kept in the cache when edited. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nProvider } from '../../../lib/translation.tsx'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { newPost, type Post } from '@brilla/contract/content/post'
import { createClient } from '../../../lib/api.ts'
import { CoreProvider } from '../../../lib/context.tsx'
import { createTranslator } from '../../../lib/i18n.ts'
import { createSession } from '../../../lib/session.ts'
import { feedKey } from '../../accounts/account/post-keys.ts'
import { postKey, replaceEdited } from './post.cache.ts'
import { PostCard } from './PostCard.tsx'
import { SharedPost } from './SharedPost.tsx'
import { MediaText } from './viewer/MediaText.tsx'

const texts = Object.entries(newPost.shape).flatMap(([name, schema]) =>
  name !== 'videoUrl' && schema.safeParse('palabra').success ? [name] : [],
)
/** The form does not ask for a title, and a post shows none. */
const shown = texts.filter((name) => name !== 'title')

const fixed = {
  id: 'p1',
  categoryId: 1,
  files: [],
  videoUrl: null,
  videoPoster: null,
  videoPortrait: false,
  videoPosterPlaceholder: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  user: {
    id: 'a1',
    fullname: 'Ana Prueba',
    profile_url: 'ana-prueba',
    profileImage: null,
    type: 'talento' as const,
    verified: false,
    ciudad: 'Mérida',
    categories: [2],
  },
  likesCount: 3,
  shareCount: 0,
  commentsCount: 0,
  reacted: true,
  saved: true,
  isOwner: false,
  audience: 'everyone' as const,
  canComment: true,
  commentsItems: [],
  isShare: false,
} satisfies Partial<Post>

const createPost = (word: string, more: Partial<Post> = {}) => {
  const written = Object.fromEntries(texts.map((name) => [name, `${word} ${name}`]))
  return { ...fixed, sharedPost: null, ...written, ...more } as Post
}

async function render(element: ReactElement): Promise<string> {
  const files = import.meta.glob<Record<string, unknown>>('../../../**/{common,post}.es.json', {
    import: 'default',
  })
  const named = Object.entries(files).map(
    ([path, load]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), load] as const,
  )
  const translator = await createTranslator(Object.fromEntries(named), 'es')
  await translator.load(['post'])
  const session = createSession(undefined)
  const api = createClient(session, translator.language)
  const core = { session, translator, api, reportError: () => undefined }
  return renderToStaticMarkup(
    <I18nProvider texts={translator.texts}>
      <CoreProvider core={core}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>{element}</MemoryRouter>
        </QueryClientProvider>
      </CoreProvider>
    </I18nProvider>,
  )
}

const post = createPost('Escrito')
const share = createPost('Compartido', { id: 'p2', isShare: true, sharedPost: post })
const places = {
  'the card': <PostCard post={post} />,
  'a share': <SharedPost post={share.sharedPost} />,
  'the viewer': (
    <MediaText post={post} photo={undefined} onGone={() => {}}>
      {null}
    </MediaText>
  ),
}

for (const [name, element] of Object.entries(places)) {
  test(`${name} shows every text`, async () => {
    const html = await render(element)
    for (const field of shown) expect(html).toContain(`Escrito ${field}`)
  })
}

test('an edit changes every text in lists, alone and in shares, and keeps a like that is under way', () => {
  const queries = new QueryClient()
  const list = feedKey('all')
  const alone = postKey(post.id)
  queries.setQueryData(list, { pages: [{ posts: [share, post] }], pageParams: [undefined] })
  queries.setQueryData(alone, post)
  const edited = createPost('Editado', {
    editedAt: '2026-01-02T00:00:00.000Z',
    reacted: false,
    likesCount: 2,
  })
  replaceEdited(queries, edited)
  const expected = { ...edited, reacted: true, likesCount: 3 }
  expect(queries.getQueryData(alone)).toEqual(expected)
  const { sharedPost: _, ...original } = expected
  expect(queries.getQueryData(list)).toMatchObject({
    pages: [{ posts: [{ id: 'p2', sharedPost: original }, expected] }],
  })
})
