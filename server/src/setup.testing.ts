/** Vitest's setup of each file. */
import fc from 'fast-check'

// The report of a run shows messages only, not the causes of errors.
fc.configureGlobal({ includeErrorInReport: true })
