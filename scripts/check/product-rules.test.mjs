import { expect, test } from 'vitest'
import { findCitations, findMissingTests, findUnknownDocuments, parseRules } from './product-rules.mjs'

const id = (number, area = 'posts') => `P-${area}-${number}`
const faults = (...lines) => parseRules('posts', lines.join('\n')).faults

test('a rule has a number, a text, and a test or one of two reasons', () => {
  const text = [
    '# Posts',
    '',
    `- **${id(1)}** Talents post. (test: \`a.test.ts\`, \`b/c.spec.ts\`)`,
    `- **${id(2)}** Quiet colors (few of them). (no test: presentation)`,
    `- **${id(3)}** Bookmarks. (not built yet)`,
  ].join('\n')
  expect(parseRules('posts', text)).toEqual({
    rules: [
      { id: id(1), state: 'tested', tests: ['a.test.ts', 'b/c.spec.ts'] },
      { id: id(2), state: 'untested', tests: [] },
      { id: id(3), state: 'not built', tests: [] },
    ],
    faults: [],
  })
})

test.each([
  [[`- **${id(1)}** Talents post.`], 'neither a test nor a reason'],
  [[`- **${id(1)}** Talents post. (no test)`], 'neither a test nor a reason'],
  [[`- **${id(1)}** Talents post. (test: a.test.ts)`], 'no test file in backquotes'],
  [[`- **${id(1)}** One. (not built yet)`, `- **${id(1)}** Two. (not built yet)`], 'defined twice'],
  [[`- **${id(2)}** Two. (not built yet)`], `expected ${id(1)}`],
  [[`- **${id(1, 'feed')}** One. (not built yet)`], 'belongs in feed.md'],
  [['- Talents post. (not built yet)'], 'not a rule'],
])('%j is refused', (lines, fault) => {
  expect(faults(...lines).join('\n')).toContain(fault)
})

test('citations are found in code and prose, each once', () => {
  expect(findCitations(`/** See ${id(12)}, ${id(3, 'feed')}; ${id(12)}. */ 'UP-posts-1' P-posts-x`)).toEqual([
    id(12),
    id(3, 'feed'),
  ])
  expect(findCitations('nothing')).toEqual([])
})

test('a test file that is missing is named with where it may have moved', () => {
  const rules = [{ id: id(1), tests: ['old/post.test.ts', 'gone.test.ts', 'a.test.ts'] }]
  expect(findMissingTests(rules, ['a.test.ts', 'new/post.test.ts'])).toEqual([
    `${id(1)} names old/post.test.ts, which does not exist (moved to new/post.test.ts?)`,
    `${id(1)} names gone.test.ts, which does not exist`,
  ])
})

test('a document that is not in the repository cannot be cited, nor a decision by number alone', () => {
  const [title, plan, number] = ['forms', 'plan', 31]
  const record = `docs/decisions/0004-${title}.md`
  const documents = ['README.md', 'docs/product/content/feed.md', record]
  const known = `README.md, feed.md, docs/product/content/feed.md, docs/decisions/0004 and ${record}`
  expect(findUnknownDocuments(known, documents)).toEqual([])
  const unknown = [`${plan}.md`, `decision ${number}`, `docs/${plan}.md`]
  expect(findUnknownDocuments(`${unknown.join(', "Uploads"; ')}; ${unknown[0]}`, documents)).toEqual(unknown)
})
