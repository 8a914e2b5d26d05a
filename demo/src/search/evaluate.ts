/** Measures how well the search finds whom the queries with known answers ask for. */
import { createHash } from 'node:crypto'
import { searchQueries } from '../data.ts'

interface AnsweredQuery {
  group: string
  q: string
  /** Keys of the people of whom one should come first. */
  relevant: string[]
}

const answeredQueries: AnsweredQuery[] = Object.entries(searchQueries).flatMap(([group, queries]) =>
  Object.entries(queries).map(([q, relevant]) => ({ group, q, relevant })),
)

export interface Judgement extends AnsweredQuery {
  /** Place of the first relevant person among the first ten, from 1; null when there is none. */
  place: number | null
  /** Keys of the first three people found. */
  first: string[]
}

export interface Evaluation {
  queries: number
  /** Mean of 1 / place. */
  mrr: number
  /** Share of searches that find nobody. */
  zeroResults: number
  judgements: Judgement[]
}

const firstResults = 10

/** A fixed half of the queries, to which nothing is adapted (docs/search.md). */
const isHeldOut = ({ q }: AnsweredQuery): boolean => createHash('sha256').update(q).digest()[0]! % 2 === 1

/** Runs the queries of one half of some groups; `search` returns the keys of the people found, best first. */
export async function evaluateSearch(
  half: 'tuning' | 'held-out',
  search: (q: string) => Promise<string[]>,
  isOfGroups: (group: string) => boolean,
): Promise<Evaluation> {
  const judgements: Judgement[] = []
  const isAsked = (query: AnsweredQuery) =>
    isHeldOut(query) === (half === 'held-out') && isOfGroups(query.group)
  for (const query of answeredQueries.filter(isAsked)) {
    const found = (await search(query.q)).slice(0, firstResults)
    const index = found.findIndex((key) => query.relevant.includes(key))
    judgements.push({ ...query, place: index < 0 ? null : index + 1, first: found.slice(0, 3) })
  }
  const queries = judgements.length
  const sum = judgements.reduce((total, { place }) => total + (place === null ? 0 : 1 / place), 0)
  return {
    queries,
    mrr: sum / queries,
    zeroResults: judgements.filter(({ first }) => first.length === 0).length / queries,
    judgements,
  }
}

/** One line with the numbers, and one for each query of the tuning half that does not find the right person first. */
export function describeEvaluation(name: string, evaluation: Evaluation): string {
  const { queries, mrr, zeroResults, judgements } = evaluation
  const missed = judgements
    .filter(({ place }) => place !== 1)
    .map(
      ({ q, place, first, relevant }) =>
        `  ${q}: place ${place ?? '> 10'}, found ${first.join()} for ${relevant.join()}\n`,
    )
  return (
    `${name}: ${queries} queries, MRR@10 ${mrr.toFixed(3)}, without results ${(zeroResults * 100).toFixed(1)} %\n` +
    (name.endsWith('tuning') ? missed.join('') : '')
  )
}
