import { defineContract } from '#core/contract.ts'

/** Who the hub writes for. */
export const profiles = defineContract('profiles', {})
