import { primaryModels, processingPriorities, type AiSettings } from '../contract.ts'

/** The settings that can be switched on or off, in the order of the page. */
export const featureSwitches = [
  {
    setting: 'summarization',
    label: 'Summarization',
    hint: 'A short summary on top of every article, each sentence with its source.',
  },
  {
    setting: 'semanticSearch',
    label: 'Semantic search',
    hint: 'Also finds articles that say it in other words.',
  },
  {
    setting: 'contentIntelligence',
    label: 'Content intelligence',
    hint: 'Recognizes people, companies and places, and links what belongs together.',
  },
  {
    setting: 'trendDetection',
    label: 'Trend detection',
    hint: 'Detects when many sources cover the same subject.',
  },
  {
    setting: 'autoProcessArticles',
    label: 'Auto-process new articles',
    hint: 'Works on articles as they arrive instead of when you open them.',
  },
  {
    setting: 'advancedNlp',
    label: 'Advanced NLP features',
    hint: 'Tone, stance and claims; takes about twice as long per article.',
  },
] as const

const modelLabels: Record<AiSettings['primaryModel'], string> = {
  gpt4: 'GPT-4',
  claude: 'Claude',
  gemini: 'Gemini',
  custom: 'Custom',
}

export const modelOptions = primaryModels.map((value) => ({ value, label: modelLabels[value] }))

const priorityWords: Record<AiSettings['processingPriority'], { label: string; hint: string }> = {
  speed: { label: 'Speed', hint: 'First drafts, at once' },
  balanced: { label: 'Balanced', hint: 'Some of both' },
  quality: { label: 'Quality', hint: 'Takes its time' },
}

export const priorityOptions = processingPriorities.map((value) => ({
  value,
  ...priorityWords[value],
}))
