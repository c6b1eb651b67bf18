import type { Endpoint } from '../contract.ts'

export const sampleEndpoints: readonly Endpoint[] = [
  {
    id: 'endpoint-wire-desk',
    name: 'Wire Desk, summaries',
    model: { id: 'gpt-4', name: 'GPT-4' },
    status: 'running',
    region: 'eu-west-1',
    requests: 148_300,
    uptime: 0.9998,
    costPerDayUsd: 31.5,
    url: 'https://wire-desk.endpoints.example/v1',
  },
  {
    id: 'endpoint-radio',
    name: 'Harbor radio, transcripts',
    model: { id: 'whisper-large-v3', name: 'Whisper Large v3' },
    status: 'running',
    region: 'eu-west-1',
    requests: 61_240,
    uptime: 0.9991,
    costPerDayUsd: 22.4,
    url: 'https://harbor-radio.endpoints.example/v1',
  },
  {
    id: 'endpoint-manifest',
    name: 'Manifest reader',
    model: { id: 'bert-base', name: 'BERT-Base' },
    status: 'paused',
    region: 'us-east-1',
    requests: 4510,
    uptime: 0.972,
    costPerDayUsd: 4.1,
    url: 'https://manifest-reader.endpoints.example/v1',
  },
]
