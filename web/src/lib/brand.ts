/** For those who may not know the contract, such as `ui`. */
export { brand } from '@brilla/contract/brand'
