// TEMPORARY placeholder until the real sample topics arrive.
import type { Topic } from '../contract.ts'
export function sampleTopics(now: Date): Topic[] {
  return (['Technology', 'AI Infrastructure', 'Policy & Government', 'Space', 'Cybersecurity', 'Healthcare'] as const).map((category, i) => ({
    id: `topic-${i}`, title: ['Small models at work', 'Power for compute', 'Labels and provenance', 'Lunar landers', 'Signed releases', 'Night-shift medicine and its instruments'][i]!, category,
    articleCount: 12 + i * 7, latestUpdate: new Date(now.getTime() - (12 + i * 31) * 60000).toISOString(), sources: Array.from({ length: 7 + i }, (_, j) => `Outlet ${j}`),
    bullets: ['Phone-size model passes the nine-hour test', 'Clinic dictation moves off the cloud and into the ward, where the nurses want it', 'Two banks publish their local benchmarks'],
  }))
}
