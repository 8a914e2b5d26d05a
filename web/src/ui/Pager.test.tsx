// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { createTestProviders } from '../lib/core.testing.tsx'
import { Pager } from './Pager.tsx'

afterEach(cleanup)

async function renderPager(page: number, pages: number) {
  const Providers = await createTestProviders()
  render(
    <Providers>
      <MemoryRouter>
        <Pager page={page} pages={pages} to={(number) => `/explorar/recientes?page=${number}`} />
      </MemoryRouter>
    </Providers>,
  )
  const links = screen.getAllByRole('link')
  return {
    labels: links.map((link) => link.getAttribute('aria-label')?.replace('Page ', '')),
    hrefs: links.map((link) => link.getAttribute('href')),
  }
}

test.each([
  { page: 1, pages: 3, shown: ['1', '2', '3', 'Next page'] },
  { page: 1, pages: 20, shown: ['1', '2', '3', '4', '5', '6', '7', '8', 'Next page'] },
  { page: 10, pages: 20, shown: ['Previous page', '6', '7', '8', '9', '10', '11', '12', '13', 'Next page'] },
  { page: 20, pages: 20, shown: ['Previous page', '13', '14', '15', '16', '17', '18', '19', '20'] },
])('P-discovery-7: page $page of $pages has links to at most eight pages', async ({ page, pages, shown }) => {
  const { labels, hrefs } = await renderPager(page, pages)
  expect(labels).toEqual(shown)
  const numbers = shown.map((label) =>
    label === 'Previous page' ? page - 1 : label === 'Next page' ? page + 1 : Number(label),
  )
  expect(hrefs).toEqual(numbers.map((number) => `/explorar/recientes?page=${number}`))
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(String(page))
})
