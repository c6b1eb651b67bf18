import type { Dataset } from '../contract.ts'
import type { Ago } from './times.ts'

export function sampleDatasets(ago: Ago): Dataset[] {
  return [
    {
      id: 'radio-log',
      name: 'Radio log, hand-corrected',
      type: 'conversational',
      sizeBytes: 3_100_000_000,
      rows: 184_220,
      lastUpdated: ago(20),
      url: 'https://datasets.example/calder-finch/radio-log',
    },
    {
      id: 'berth-planner-commits',
      name: 'Berth Planner, reviewed changes',
      type: 'code',
      sizeBytes: 410_000_000,
      rows: 26_904,
      lastUpdated: ago(70),
      url: 'https://datasets.example/calder-finch/reviewed-changes',
    },
    {
      id: 'customs-forms',
      name: 'Customs forms, labeled',
      type: 'classification',
      sizeBytes: 1_200_000_000,
      rows: 71_340,
      lastUpdated: ago(190),
      url: 'https://datasets.example/calder-finch/customs-forms',
    },
    {
      id: 'corrections',
      name: 'Published corrections',
      type: 'classification',
      sizeBytes: 38_000_000,
      rows: 5812,
      lastUpdated: ago(400),
      url: 'https://datasets.example/norrby/corrections',
    },
  ]
}
