import { limits } from '@brilla/contract/limits'
import { describe, expect, it } from 'vitest'
import { agencies, talents } from './index.ts'

const people = [...talents, ...agencies]
const byKey = new Map(people.map((person) => [person.key, person]))
const posts = talents.flatMap((author) => author.posts.map((post) => ({ author, post })))
const comments = posts.flatMap(({ author, post }) =>
  (post.comments ?? []).map((comment) => ({ author, post, comment })),
)
const altTexts = posts.flatMap(({ post }) => post.photos ?? [])
const start = (text: string) => text.slice(0, 60)

describe('the cast', () => {
  it('has the documented number of people and posts', () => {
    expect(talents).toHaveLength(60)
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
    const shares = posts.flatMap(({ author, post }) =>
      (post.shares ?? []).map((share) => ({ author, post, share })),
    )
    expect(shares.length).toBeGreaterThanOrEqual(6)
    const impossible = shares.filter(({ author, post, share }) => {
      const sharer = talents.find(({ key }) => key === share.by)
      const daysAgo = post.daysAgo - share.hoursLater / 24
      return !sharer || sharer === author || daysAgo <= 0 || daysAgo >= sharer.joinedDaysAgo
    })
    expect(impossible.map(({ share }) => `${share.by}: ${start(share.text)}`)).toEqual([])
    const texts = [...shares.map(({ share }) => share.text), ...posts.map(({ post }) => post.text)]
    expect(new Set(texts).size).toBe(texts.length)
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
