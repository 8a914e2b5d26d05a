/** Public interface of the scam module. */
export { findScamSign, isUnsafeForMinors } from './scam.rules.ts'
