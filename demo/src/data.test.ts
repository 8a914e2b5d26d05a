import { readdir } from 'node:fs/promises'
import { limits } from '@brilla/contract/platform/limits'
import { describe, expect, it } from 'vitest'
import { agencies, conversations, newcomers, people, photoAltTexts, talents, verifications } from './data.ts'
import { hasOwnPictures } from './people.ts'
import { chooseFollowed } from './follows.ts'
import { printedAccounts } from './logins.ts'

const byKey = new Map(people.map((person) => [person.key, person]))
const posts = talents.flatMap((author) => author.posts.map((post) => ({ author, post })))
const comments = posts.flatMap(({ author, post }) =>
  (post.comments ?? []).map((comment) => ({ author, post, comment })),
)
const photos = posts.flatMap(({ author, post }) => (post.photos ?? []).map((name) => ({ author, name })))
const shares = posts.flatMap(({ author, post }) =>
  (post.shares ?? []).map((share) => ({ author, post, share })),
)
const categories = [1, 2, 3, 4, 5, 6, 7, 8] as const
const start = (text: string) => text.slice(0, 60)

describe('the people of the demonstration data', () => {
  it('has the documented number of people and posts', () => {
    expect(talents).toHaveLength(142)
    expect(agencies).toHaveLength(10)
    expect(posts.length).toBeGreaterThanOrEqual(400)
    expect(photos.length).toBeGreaterThanOrEqual(300)
    expect(new Set(talents.flatMap((talent) => talent.categories)).size).toBe(8)
    expect(new Set(talents.map((talent) => talent.country)).size).toBeGreaterThanOrEqual(12)
  })

  it('names everybody once', () => {
    expect(byKey.size).toBe(people.length)
  })

  it('has facts of adults alone', () => {
    const withFacts = talents.filter(({ facts }) => facts)
    expect(withFacts.filter(({ age }) => age < limits.ageAdult)).toEqual([])
    expect(withFacts.length).toBeGreaterThan(50)
  })

  it.each(categories)(
    'category %i has eight people in Mexico, the default country of its page, and four who write in English',
    (category) => {
      const inCategory = talents.filter(({ categories: own }) => own.includes(category))
      expect(inCategory.filter(({ country }) => country === 'MX').length).toBeGreaterThanOrEqual(8)
      expect(inCategory.filter(({ language }) => language === 'en').length).toBeGreaterThanOrEqual(4)
    },
  )

  it('has forty dancers in Mexico City, of whom no two have the same portrait', () => {
    const dancers = talents.filter(({ portrait }) => portrait !== undefined)
    expect(
      dancers.filter(({ city, facts }) => city === 'Ciudad de México' && facts).length,
    ).toBeGreaterThanOrEqual(40)
    const portraits = dancers.map(({ portrait }) => portrait ?? '')
    expect(new Set(portraits).size).toBe(dancers.length)
    expect(portraits.filter((key) => byKey.get(key)?.sex === null || !byKey.has(key))).toEqual([])
  })

  it('has agencies that follow, are followed and comment', () => {
    const followed = [...talents, ...agencies].flatMap(chooseFollowed)
    const writers = comments.map(({ comment }) => comment.by)
    for (const agency of agencies) {
      expect(chooseFollowed(agency).length, agency.key).toBeGreaterThanOrEqual(12)
      expect(followed.filter((other) => other === agency).length, agency.key).toBeGreaterThanOrEqual(3)
      expect(writers.filter((by) => by === agency.key).length, agency.key).toBeGreaterThanOrEqual(3)
    }
  })

  it('has replies, each later than the comment that it replies to', () => {
    const replies = comments.filter(({ comment }) => comment.replyTo !== undefined)
    expect(replies.length).toBeGreaterThan(50)
    for (const { post, comment } of replies) {
      const earlier = post.comments?.slice(0, post.comments.indexOf(comment)) ?? []
      const replied = earlier.findLast(({ by }) => by === comment.replyTo)
      expect(replied?.hoursLater, comment.text).toBeLessThan(comment.hoursLater)
    }
  })

  it('some people have interests (P-settings-16)', () => {
    const tags = people.flatMap(({ interests = [] }) => interests)
    expect(tags.length).toBeGreaterThan(20)
    expect(tags.filter((tag) => tag.length > limits.interestMax)).toEqual([])
  })

  it('minors have no links to other sites', () => {
    expect(people.filter(({ age, links }) => age < 18 && links).map(({ key }) => key)).toEqual([])
  })

  it('lets nobody post before they join, or in the future', () => {
    const impossible = posts.filter(
      ({ author, post }) => post.daysAgo <= 0 || post.daysAgo >= author.joinedDaysAgo,
    )
    expect(impossible.map(({ author, post }) => `${author.key}: ${start(post.text)}`)).toEqual([])
  })

  it('each post has a text of its own', () => {
    const texts = posts.map(({ post }) => post.text)
    expect(texts.filter((text) => text.trim() !== text || text.length > 5000)).toEqual([])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it('describes every photo in the language of its author, none like another', () => {
    const unused = new Set(Object.keys(photoAltTexts))
    for (const { author, name } of photos) {
      unused.delete(name)
      const altText = photoAltTexts[name]?.[author.language] ?? ''
      expect(altText, name).toMatch(/\S/)
      expect(altText.length, name).toBeLessThanOrEqual(500)
    }
    expect([...unused]).toEqual([])
    const altTexts = Object.values(photoAltTexts).flatMap((texts) => Object.values(texts))
    expect(altTexts.filter((text, index) => altTexts.indexOf(text) !== index)).toEqual([])
  })

  it('shows no photo twice to readers of one person', () => {
    for (const { key, posts: own } of talents) {
      const names = own.flatMap((post) => post.photos ?? [])
      expect(new Set(names).size, key).toBe(names.length)
    }
  })

  it.each([
    ['pictures/people', people.filter(hasOwnPictures).map(({ key }) => `${key}.jpg`)],
    ['pictures/covers', people.filter(hasOwnPictures).map(({ key }) => `${key}.jpg`)],
    ['pictures/photos', photos.map(({ name }) => `${name}.jpg`)],
    ['pictures/posters', posts.flatMap(({ post }) => (post.video ? [`${post.video.poster}.jpg`] : []))],
    [
      'documents',
      [
        ...posts.flatMap(({ post }) => post.documents ?? []),
        ...verifications.map(({ document }) => document),
      ],
    ],
  ])('has exactly the files in %s that are named', async (folder, named) => {
    const files = await readdir(new URL(`../${folder}`, import.meta.url))
    expect(files.toSorted()).toEqual([...new Set(named)].toSorted())
  })

  it('has comments by people who are there, after the post and not in the future', () => {
    const impossible = comments.filter(({ post, comment }) => {
      const writtenDaysAgo = post.daysAgo - comment.hoursLater / 24
      const joined = byKey.get(comment.by)?.joinedDaysAgo
      return joined === undefined || writtenDaysAgo <= 0 || writtenDaysAgo >= joined
    })
    expect(
      impossible.map(({ post, comment }) => `${comment.by}: ${start(comment.text)} (${post.daysAgo})`),
    ).toEqual([])
    expect(comments.filter(({ comment }) => !comment.text.trim() || comment.text.length > 2000)).toEqual([])
  })

  it('gives each post one kind of thing, and shares to talents who may share it, in words of their own', () => {
    const mixed = posts.filter(
      ({ post }) => [post.photos, post.video, post.documents].filter(Boolean).length > 1,
    )
    expect(mixed.map(({ post }) => start(post.text))).toEqual([])
    expect(shares.length).toBeGreaterThanOrEqual(6)
    const impossible = shares.filter(({ author, post, share }) => {
      const sharer = talents.find(({ key }) => key === share.by)
      const daysAgo = post.daysAgo - share.hoursLater / 24
      return !sharer || sharer === author || daysAgo <= 0 || daysAgo >= sharer.joinedDaysAgo
    })
    expect(impossible.map(({ share }) => `${share.by}: ${start(share.text)}`)).toEqual([])
    const texts = [...shares.map(({ share }) => share.text), ...posts.map(({ post }) => post.text)]
    expect(new Set(texts).size).toBe(texts.length)
    for (const { share, post } of shares) {
      expect(share.warmth, share.text).toBeGreaterThan(0)
      for (const { by, hoursLater } of share.comments ?? []) {
        const daysAgo = post.daysAgo - (share.hoursLater + hoursLater) / 24
        expect(daysAgo, by).toBeGreaterThan(0)
        expect(byKey.get(by)?.joinedDaysAgo, by).toBeGreaterThan(daysAgo)
      }
    }
    expect(shares.filter(({ share }) => share.comments?.length).length).toBeGreaterThanOrEqual(6)
    const unchanged = [...posts.map(({ post }) => post), ...comments.map(({ comment }) => comment)].filter(
      ({ before, text }) => before === text,
    )
    expect(unchanged).toEqual([])
  })

  it('authors reply under their own posts only to others', () => {
    const alone = posts.filter(({ author, post }) => {
      const all = post.comments ?? []
      const own = all.filter(({ by }) => by === author.key)
      return own.length > 2 || (own.length > 0 && own.length === all.length)
    })
    expect(alone.map(({ author, post }) => `${author.key}: ${start(post.text)}`)).toEqual([])
  })
})

const keys = new Set([...people, ...newcomers].map(({ key }) => key))
const minors = talents.filter(({ age }) => age < limits.ageAdult).map(({ key }) => key)
const isAgency = (key: string) => agencies.some((agency) => agency.key === key)

describe('the conversations of the demonstration data', () => {
  it('there are at least 30 conversations, each of two people who both exist, and each pair once', () => {
    expect(conversations.length).toBeGreaterThanOrEqual(30)
    expect(conversations.flatMap(({ between }) => between).filter((key) => !keys.has(key))).toEqual([])
    const pairs = conversations.map(({ between }) => between.toSorted().join())
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(conversations.filter(({ between }) => between.some(isAgency)).length).toBeGreaterThan(20)
  })

  it('messages are by one of the two and in the past', () => {
    for (const { between, messages, daysAgo, unread } of conversations) {
      expect(messages.filter(({ by }) => !between.includes(by))).toEqual([])
      const minutes = messages.reduce((sum, { minutesLater }) => sum + minutesLater, 0)
      expect(minutes, between.join()).toBeLessThan(daysAgo * 24 * 60)
      // All unread messages are of one sender: to answer is to have read.
      expect(new Set(messages.slice(messages.length - unread).map(({ by }) => by)).size).toBeLessThan(2)
    }
  })

  it('P-messages-2: adults do not open conversations with minors', () => {
    const opened = conversations.filter(({ between, messages }) =>
      between.some((key) => minors.includes(key) && key !== messages[0]?.by),
    )
    expect(opened).toEqual([])
  })

  it('what is shared exists before the conversations are seeded', () => {
    const shared = conversations.flatMap(({ messages }) =>
      messages.flatMap(({ share }) => (share ? [share] : [])),
    )
    expect(shared.map((what) => Object.keys(what)[0]).toSorted()).toEqual(['post', 'profile'])
    for (const what of shared) {
      if ('profile' in what) expect(keys).toContain(what.profile)
      else {
        const [key = '', index] = what.post.split(' ')
        const post = talents.find((one) => one.key === key)?.posts[Number(index)]
        expect(post?.daysAgo).toBeLessThan(1)
      }
    }
  })

  it('the printed logins have unread messages', () => {
    for (const key of [printedAccounts.talent, printedAccounts.agency]) {
      const unread = conversations.filter(
        ({ between, messages, unread: count }) =>
          between.includes(key) && count > 0 && messages.at(-1)?.by !== key,
      )
      expect(unread.length).toBeGreaterThan(1)
    }
  })
})
