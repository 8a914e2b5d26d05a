import { expect, test } from 'vitest'
import { isSearch, readSearchRequest } from './search-params.ts'

const read = (search: string) => isSearch(readSearchRequest(new URLSearchParams(search)))

test.each(['q=danza', 'q=&country=MX', 'country=MX', 'q=&maxHeight=180', 'q=&withVideo=true&view=faces'])(
  'P-discovery-21: /explorar?%s is a search',
  (search) => expect(read(search)).toBe(true),
)

test.each(['', 'q=', 'q=&view=faces', 'q=&order=recent&page=2', 'q=&understood=false', 'q=&country=XX'])(
  'P-discovery-21: /explorar?%s searches nothing, and is the home of exploration',
  (search) => expect(read(search)).toBe(false),
)
