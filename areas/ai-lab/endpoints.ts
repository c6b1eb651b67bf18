import type { Endpoint } from './contract.ts'

export const instanceTypes = [
  { value: 'cpu', label: 'CPU 2 vCPU 4GB RAM', price: '$0.12/hr' },
  { value: 't4', label: 'GPU 1x T4', price: '$0.50/hr' },
  { value: 'a100', label: 'GPU 1x A100', price: '$2.50/hr' },
] as const

export const regions = ['us-east-1', 'us-west-2', 'eu-west-1', 'ap-southeast-1'] as const

/** What an endpoint may serve; not the catalogue. */
export const endpointModels = [
  'GPT-4',
  'GPT-3.5 Turbo',
  'LLaMA 2',
  'BERT-Base',
  'Whisper Large v3',
] as const

export function runningCount(endpoints: readonly Pick<Endpoint, 'status'>[]): number {
  return endpoints.filter(({ status }) => status === 'running').length
}
