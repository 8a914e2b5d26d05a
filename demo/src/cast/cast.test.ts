import { limits } from '@brilla/contract/platform/limits'
import { describe, expect, it } from 'vitest'
import { drawPhoto } from '../art/index.ts'
import { createDocument } from '../documents.ts'
import { chooseFollowed } from '../follows.ts'
import { drawPersonCover } from '../people.ts'
import { getFirstCategory } from '../world.ts'
import { castFacts } from './facts.ts'
import { agencies, talents } from './index.ts'

const people = [...talents, ...agencies]
const byKey = new Map(people.map((person) => [person.key, person]))
const posts = talents.flatMap((author) => author.posts.map((post) => ({ author, post })))
const comments = posts.flatMap(({ author, post }) =>
  (post.comments ?? []).map((comment) => ({ author, post, comment })),
)
const altTexts = posts.flatMap(({ post }) =>
  (post.photos ?? []).map((photo) => (typeof photo === 'string' ? photo : photo.alt)),
)
const shares = posts.flatMap(({ author, post }) =>
  (post.shares ?? []).map((share) => ({ author, post, share })),
)
const categories = [1, 2, 3, 4, 5, 6, 7, 8] as const
const start = (text: string) => text.slice(0, 60)

describe('the cast', () => {
  it('has the documented number of people and posts', () => {
    expect(talents).toHaveLength(100)
    expect(agencies).toHaveLength(10)
    expect(posts.length).toBeGreaterThanOrEqual(400)
    expect(altTexts.length).toBeGreaterThanOrEqual(300)
    expect(new Set(talents.flatMap((talent) => talent.categories)).size).toBe(8)
    expect(new Set(talents.map((talent) => talent.country)).size).toBeGreaterThanOrEqual(12)
  })

  it('names everybody once, in letters that an e-mail address takes', () => {
    expect(byKey.size).toBe(people.length)
    expect(people.filter(({ key }) => !/^[a-z]+(-[a-z]+)*$/.test(key))).toEqual([])
  })

  it('has facts of talents in the cast who are adults', () => {
    const adults = new Set(talents.filter(({ age }) => age >= limits.ageAdult).map(({ key }) => key))
    expect(Object.keys(castFacts).filter((key) => !adults.has(key))).toEqual([])
    expect(Object.keys(castFacts).length).toBeGreaterThan(50)
  })

  it('has complete people', () => {
    for (const person of people) {
      expect(person.firstName && person.lastName && person.city, person.key).toBeTruthy()
      expect(person.country, person.key).toMatch(/^[A-Z]{2}$/)
      expect(person.age, person.key).toBeGreaterThanOrEqual(14)
      expect(person.biography.length, person.key).toBeGreaterThanOrEqual(150)
      expect(person.categories.length, person.key).toBeGreaterThan(0)
    }
    for (const agency of agencies) expect(agency.agencyName).toMatch(/\S \S/)
  })

  it.each(categories)(
    'category %i has eight people in Mexico, the default country of its page, and four who write in English',
    (category) => {
      const inCategory = talents.filter(({ categories: own }) => own.includes(category))
      expect(inCategory.filter(({ country }) => country === 'MX').length).toBeGreaterThanOrEqual(8)
      expect(inCategory.filter(({ language }) => language === 'en').length).toBeGreaterThanOrEqual(4)
    },
  )

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

  it('has no cover twice', () => {
    expect(new Set(people.map(drawPersonCover)).size).toBe(people.length)
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
    expect(texts.filter((text) => text.trim() !== text || text === '' || text.length > 5000)).toEqual([])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    expect(posts.filter(({ post }) => post.warmth < 0 || post.warmth > 1)).toEqual([])
  })

  it('describes every photo, none like another, at most 20 a post', () => {
    expect(altTexts.filter((text) => text.trim() === '' || text.length > 500)).toEqual([])
    expect(altTexts.filter((text, index) => altTexts.indexOf(text) !== index)).toEqual([])
    expect(
      posts.filter(({ post }) => post.photos && !(post.photos.length >= 1 && post.photos.length <= 20)),
    ).toEqual([])
  })

  it('draws every photo, with the subject that its post asks for', () => {
    for (const { author, post } of posts)
      for (const photo of post.photos ?? []) {
        const { alt, subject } = typeof photo === 'string' ? { alt: photo, subject: undefined } : photo
        const svg = drawPhoto(post.pictured ?? getFirstCategory(author), `${author.key}/0`, alt, subject)
        expect(svg, alt).not.toMatch(/NaN|undefined|Infinity/)
      }
  })

  it('has a resume, a portfolio and a script among documents of several pages', async () => {
    const documents = posts.flatMap(({ post }) => post.documents ?? [])
    const names = documents.map(({ filename }) => filename).join('\n')
    for (const word of [/currículum/i, /portafolio/i, /guion/i]) expect(names).toMatch(word)
    for (const document of documents) {
      const bytes = await createDocument(document, 'Ana')
      const isPdf = document.filename.endsWith('.pdf')
      expect(bytes.toString('latin1', 0, 4), document.filename).toBe(isPdf ? '%PDF' : 'PK\u0003\u0004')
      expect(document.text, document.filename).toContain('\n---\n')
      if (!isPdf) continue
      const pages = bytes.toString('latin1').match(/\/Type \/Page\b/g)
      expect(pages?.length, document.filename).toBeGreaterThanOrEqual(2)
    }
  })

  it('has comments by people who are there, after the post and not in the future', () => {
    const impossible = comments.filter(({ post, comment }) => {
      const writtenDaysAgo = post.daysAgo - comment.hoursLater / 24
      const joined = byKey.get(comment.by)?.joinedDaysAgo
      return (
        joined === undefined || comment.hoursLater <= 0 || writtenDaysAgo <= 0 || writtenDaysAgo >= joined
      )
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
