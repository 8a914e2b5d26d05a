/** For modules that must not import the contract, such as `ui`. */
export { brand } from '@brilla/contract/platform/brand'
