import type { Notification } from '../contract.ts'
import { timeAgo } from '#core/demo-times.ts'

type NotificationDraft = Pick<Notification, 'id' | 'category' | 'title' | 'text' | 'details'> &
  Partial<Pick<Notification, 'progressPercent' | 'action'>> & { minutesAgo: number }

const drafts: readonly NotificationDraft[] = [
  {
    id: 'build-failed',
    category: 'builds',
    title: 'Build Failed',
    text: 'Deployment failed due to type errors in the checkout flow.',
    minutesAgo: 3,
    details:
      'Three errors in berth-checkout: the mooring fee is a number in one place and a text in two others. The last good build, of yesterday evening, stays in service.',
    action: 'View Details',
  },
  {
    id: 'breaking-cables',
    category: 'news',
    title: 'Breaking News',
    text: 'Two subsea cables fail within an hour and leave the Sorrel Islands on a single line.',
    minutesAgo: 6,
    details:
      'The remaining line runs at 91 percent of its capacity. A repair ship has left Port Ansel and needs about nineteen hours to the first break. Synthesized from 27 sources.',
    action: 'Read More',
  },
  {
    id: 'content-generation',
    category: 'ai-lab',
    title: 'Content Generation',
    text: 'Audio briefing “The week on the waterfront” is being read aloud.',
    minutesAgo: 9,
    details:
      'Nine of twelve paragraphs are spoken, in the calm voice. The last three wait for the pronunciation of Ysolde, which the dictionary did not know.',
    progressPercent: 75,
  },
  {
    id: 'deployment-success',
    category: 'app-studio',
    title: 'Deployment Success',
    text: 'Tide table 2.4 is live at the harbor office of Port Ansel.',
    minutesAgo: 47,
    details:
      'It took 2 minutes 10 seconds; no request was lost on the way over. The former version can be brought back for thirty days.',
    action: 'View Project',
  },
  {
    id: 'model-training-complete',
    category: 'ai-lab',
    title: 'Model Training Complete',
    text: 'headline-sorter-3 has finished its last epoch, forty minutes early.',
    minutesAgo: 125,
    details:
      'It puts 94 of 100 held-out headlines into the right desk, three more than its predecessor. Most of the rest were shipping news about football clubs.',
    action: 'Deploy Model',
  },
  {
    id: 'new-articles',
    category: 'news',
    title: 'New Articles',
    text: 'Fourteen articles arrived in the folders that you follow.',
    minutesAgo: 200,
    details:
      'Five in Environment, four in AI Infrastructure, three in Business, two in Space. None of them repeats what you have read already.',
    action: 'View All',
  },
]

/** Sample notifications of the last hours, newest first. */
export function sampleNotifications(now: Date): Notification[] {
  return drafts.map(({ minutesAgo, progressPercent = null, action = null, ...draft }) => ({
    ...draft,
    time: timeAgo(now, minutesAgo),
    progressPercent,
    action,
  }))
}
