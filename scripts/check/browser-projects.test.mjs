import { expect, test } from 'vitest'
import { grepInvert } from '../../e2e/viewports.ts'

/** Every combination of what the projects select tests by. */
const titles = ['', ', in es', ', in en'].flatMap((language) =>
  ['', ', in light', ', in dark'].flatMap((theme) =>
    ['', ' @one-viewport'].map((tag) => `file.spec.ts a group${language} a test${theme}${tag}`),
  ),
)

const listProjects = (title) => Object.keys(grepInvert).filter((project) => !grepInvert[project].test(title))

test.each(titles)('"%s" runs in at least one project of the browser tests', (title) => {
  expect(listProjects(title)).not.toEqual([])
})

test.each([
  ['a test', ['phone', 'desktop']],
  ['a test @one-viewport', ['phone']],
  ['a test, in es', ['phone']],
  ['a test, in en', ['desktop']],
  ['a test, in dark', ['desktop']],
  ['a group, in es a test @one-viewport', ['phone']],
  ['a group, in en a test @one-viewport', ['desktop']],
])('"%s" runs in %j', (title, projects) => {
  expect(listProjects(title)).toEqual(projects)
})
