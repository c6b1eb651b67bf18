import { defineContract } from '#core/contract.ts'

/** The projects of App Studio. */
export const appStudio = defineContract('app-studio', {})
