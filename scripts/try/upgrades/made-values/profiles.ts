import { web, type Make } from './make.ts'

export const profilesValues: Record<string, Make> = {
  'profiles.selected_topics': () => ['Technology'],
  'profiles.interests': () => [{ stem: 'ferri', word: 'ferry', weight: 1, because: 'its name' }],
  'profile_links.url': web('link'),
  'reader_interests.interests': () => ({ terms: {}, sources: {}, categories: {} }),
  'reading_signals.category': () => 'Technology',
  'reading_signals.put_away_before': () => null,
}
