import { expect, test } from 'vitest'
import { findCitations, findUnknownDocuments, parseRules } from './product-rules.mjs'

const id = (number, area = 'posts') => `P-${area}-${number}`
const faults = (...lines) => parseRules('posts', lines.join('\n')).faults

test('a rule has a number and a text, and needs a test unless it says why not', () => {
  const text = [
    '# Posts',
    '',
    `- **${id(1)}** Talents post (with photos).`,
    `- **${id(2)}** Quiet colors (few of them). (no test: seen by review)`,
  ].join('\n')
  expect(parseRules('posts', text)).toEqual({
    rules: [
      { id: id(1), needsTest: true },
      { id: id(2), needsTest: false },
    ],
    faults: [],
  })
})

test.each([
  [[`- **${id(1)}**`], 'not a rule'],
  [[`- **${id(1)}** One.`, `- **${id(1)}** Two.`], 'defined twice'],
  [[`- **${id(2)}** Two.`], `expected ${id(1)}`],
  [[`- **${id(1, 'feed')}** One.`], 'belongs in feed.md'],
  [['- Talents post.'], 'not a rule'],
  [[`- **${id(1)}** Talents post. \`visor\` does not. Agencies do not.`], 'more than two sentences'],
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

test('a document that is not in the repository cannot be cited, nor a decision by number alone', () => {
  const [title, plan, number] = ['forms', 'plan', 31]
  const record = `docs/decisions/0004-${title}.md`
  const documents = ['README.md', 'docs/product/content/feed.md', record]
  const known = `README.md, feed.md, docs/product/content/feed.md, docs/decisions/0004 and ${record}`
  expect(findUnknownDocuments(known, documents)).toEqual([])
  const unknown = [`${plan}.md`, `decision ${number}`, `docs/${plan}.md`]
  expect(findUnknownDocuments(`${unknown.join(', "Uploads"; ')}; ${unknown[0]}`, documents)).toEqual(unknown)
})
