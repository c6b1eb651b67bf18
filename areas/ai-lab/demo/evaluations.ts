import type { Evaluation } from '../contract.ts'
import type { Ago } from './times.ts'

export function sampleEvaluations(ago: Ago): Evaluation[] {
  return [
    {
      id: 'eval-manifest',
      modelId: 'manifest-ner',
      modelName: 'Manifest NER',
      testSet: 'Customs forms, held back',
      status: 'completed',
      accuracy: 0.942,
      f1Score: 0.918,
      runAt: ago(58),
    },
    {
      id: 'eval-foghorn',
      modelId: 'foghorn-large',
      modelName: 'Foghorn Large',
      testSet: 'Channel 12, stormy nights',
      status: 'running',
      progress: 0.44,
      runAt: ago(1),
    },
    {
      id: 'eval-ledger',
      modelId: 'ledger-12b',
      modelName: 'Ledger 12B Instruct',
      testSet: 'House style, 400 pairs',
      status: 'completed',
      accuracy: 0.874,
      f1Score: 0.861,
      runAt: ago(120),
    },
  ]
}
