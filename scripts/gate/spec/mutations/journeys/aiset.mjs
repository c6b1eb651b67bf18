import { changes } from '../changes.mjs'

const test = 'e2e/walks/hub-tools.spec.ts'

/** Mutations of the AI settings. */
export const aiset = [
  ...changes(test, 'platform/models/ai-settings.ts', [
    ['AISET-002', 'summarization: true', 'summarization: false'],
    ['AISET-003', 'semanticSearch: false', 'semanticSearch: true'],
    ['AISET-004', 'contentIntelligence: true', 'contentIntelligence: false'],
    ['AISET-005', 'trendDetection: false', 'trendDetection: true'],
    ['AISET-006', 'autoProcessArticles: true', 'autoProcessArticles: false'],
    ['AISET-007', 'advancedNlp: false', 'advancedNlp: true'],
    ['AISET-009', "primaryModel: 'gpt4'", "primaryModel: 'claude'"],
    ['AISET-011', "processingPriority: 'balanced'", "processingPriority: 'speed'"],
  ]),
  ...changes(test, 'platform/models/web/AiSettingsScreen.tsx', [
    [
      'AISET-001',
      "{save.isPending ? 'Saving...' : 'Save'}",
      "{save.isPending ? 'Saving...' : 'Apply'}",
    ],
  ]),
  ...changes(test, 'platform/models/web/setting-words.ts', [
    ['AISET-008', 'primaryModels.map((value)', 'primaryModels.slice(1).map((value)'],
    [
      'AISET-010',
      'processingPriorities.map((value)',
      'processingPriorities.toReversed().map((value)',
    ],
  ]),
  ...changes(test, 'platform/models/demo/api.ts', [
    ['AISET-014', 'accuracyPercent: 89', 'accuracyPercent: 98'],
  ]),
]
