import type { Api } from '#core/contract.ts'
import type { appStudio } from '../contract.ts'

export function demoAppStudio(): Api<typeof appStudio> {
  return {}
}
