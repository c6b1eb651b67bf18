import { feedFrequencies, type Source, type SourceDraft } from '../../contract.ts'

type Draft = Required<SourceDraft>

/** The empty form, also used after a source was added. */
export const emptyDraft: Draft = {
  address: '',
  name: '',
  category: 'general',
  frequency: 'hourly',
}

export function capitalized(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1)
}

const frequencyLabels: Record<Draft['frequency'], string> = {
  '15min': 'Every 15 minutes',
  hourly: 'Hourly',
  '6hours': 'Every 6 hours',
  daily: 'Daily',
}

export const frequencyOptions = feedFrequencies.map((value) => ({
  value,
  label: frequencyLabels[value],
}))

/** The word for each state of a source, and its color. */
export const healthWords: Record<
  Source['health']['state'],
  { word: string; tone: 'neutral' | 'success' | 'warn' | 'error' }
> = {
  new: { word: 'Not fetched yet', tone: 'neutral' },
  ok: { word: 'Working', tone: 'success' },
  failing: { word: 'Failing', tone: 'warn' },
  gone: { word: 'Ended', tone: 'error' },
}
