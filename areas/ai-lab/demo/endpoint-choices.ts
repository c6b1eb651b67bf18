import type { EndpointChoices } from '../contract.ts'

const GIGABYTE = 1_000_000_000

/** The choices that the requirements list for an endpoint. They differ from the catalog. */
export const sampleEndpointChoices: EndpointChoices = {
  models: [
    { id: 'gpt-4', name: 'GPT-4' },
    { id: 'gpt-3.5-turbo', name: 'GPT-3.5 Turbo' },
    { id: 'llama-2', name: 'LLaMA 2' },
    { id: 'bert-base', name: 'BERT-Base' },
    { id: 'whisper-large-v3', name: 'Whisper Large v3' },
  ],
  instances: [
    {
      id: 'cpu',
      hardware: { kind: 'cpu', cpuCount: 2, memoryBytes: 4 * GIGABYTE },
      costPerHourUsd: 0.12,
    },
    { id: 't4', hardware: { kind: 'gpu', gpuCount: 1, gpuName: 'T4' }, costPerHourUsd: 0.5 },
    { id: 'a100', hardware: { kind: 'gpu', gpuCount: 1, gpuName: 'A100' }, costPerHourUsd: 2.5 },
  ],
  regions: ['us-east-1', 'us-west-2', 'eu-west-1', 'ap-southeast-1'],
}
