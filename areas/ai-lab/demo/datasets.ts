import type { Dataset } from '../contract.ts'
import type { Ago } from './times.ts'

export function sampleDatasets(ago: Ago): Dataset[] {
  return [
    {
      id: 'radio-log',
      name: 'Radio log, hand-corrected',
      type: 'Conversational',
      size: '3.1 GB',
      rows: 184_220,
      lastUpdated: ago(20),
      url: 'https://datasets.example/calder-finch/radio-log',
    },
    {
      id: 'berth-planner-commits',
      name: 'Berth Planner, reviewed changes',
      type: 'Code',
      size: '410 MB',
      rows: 26_904,
      lastUpdated: ago(70),
      url: 'https://datasets.example/calder-finch/reviewed-changes',
    },
    {
      id: 'customs-forms',
      name: 'Customs forms, labeled',
      type: 'Classification',
      size: '1.2 GB',
      rows: 71_340,
      lastUpdated: ago(190),
      url: 'https://datasets.example/calder-finch/customs-forms',
    },
    {
      id: 'corrections',
      name: 'Published corrections',
      type: 'Classification',
      size: '38 MB',
      rows: 5812,
      lastUpdated: ago(400),
      url: 'https://datasets.example/norrby/corrections',
    },
  ]
}
