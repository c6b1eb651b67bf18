import type { Endpoint } from './contract.ts'

export function runningCount(endpoints: readonly Pick<Endpoint, 'status'>[]): number {
  return endpoints.filter(({ status }) => status === 'running').length
}
