import type { QueueJob } from '../contract.ts'

type JobDraft = Omit<QueueJob, 'createdAt' | 'completedAt'> & {
  minutesAgo: number
  /** The minutes that a completed job took. */
  tookMinutes?: number
}

const MINUTE_MS = 60_000

const drafts: readonly JobDraft[] = [
  {
    id: 'job-sorrel-cables',
    type: 'audio',
    title: 'Two subsea cables fail within an hour and leave the Sorrel Islands on a single line',
    sourceModule: 'Breaking News',
    format: 'brief',
    style: 'professional',
    duration: 'short',
    status: 'processing',
    progress: 62,
    minutesAgo: 2,
  },
  {
    id: 'job-corvane-halt',
    type: 'text',
    title: 'Corvane exchange halts all trading after prices arrive eleven minutes late',
    sourceModule: 'Breaking News',
    format: 'bullet',
    style: 'technical',
    duration: '500',
    status: 'queued',
    progress: 0,
    minutesAgo: 3,
  },
  {
    id: 'job-lunar-south',
    type: 'video',
    title: 'The lunar south rim',
    sourceModule: 'Focus Cards',
    format: 'animated',
    style: 'casual',
    duration: '3',
    status: 'queued',
    progress: 0,
    minutesAgo: 6,
  },
  {
    id: 'job-own-power',
    type: 'audio',
    title: 'Grid operators tell new data centers to bring their own power by 2028',
    sourceModule: 'Top Headlines',
    format: 'podcast',
    style: 'balanced',
    duration: 'medium',
    status: 'completed',
    progress: 100,
    minutesAgo: 48,
    tookMinutes: 6,
    contentUrl: 'generated/own-power.mp3',
  },
  {
    id: 'job-night-shift',
    type: 'text',
    title: 'Medicine on the night shift',
    sourceModule: 'Focus Cards',
    format: 'summary',
    style: 'balanced',
    duration: '500',
    status: 'completed',
    progress: 100,
    minutesAgo: 95,
    tookMinutes: 1,
    contentUrl: 'generated/night-shift.html',
    paragraphs: [
      'Most of what is decided in a hospital after midnight is decided by whoever happens to be awake. Three trials that reported this month ask what changes when that person has a second opinion in the room, and the answer is duller and better than the posters promised: fewer things are forgotten.',
      'In Quellin, wards that gave the night nurse a short list of patients to look at again saw missed sepsis alarms fall by half. The list never named a disease. It said only which three beds had changed the most since supper, and left the rest to somebody with warm hands.',
      'Brennick tried the opposite and let the system speak up whenever it was worried. By the second week the staff had turned its volume down; by the fourth, somebody had put a tea towel over the speaker. The hospital has kept the towel, as evidence.',
      'What the trials share is a cost that nobody had planned for. Every alarm that is heeded needs ten quiet minutes and a pair of hands, and both are scarcest at four in the morning. Two of the three hospitals have since hired one more nurse for the night, which the authors list, without a smile, as the most effective intervention of all.',
    ],
  },
  {
    id: 'job-sea-grass',
    type: 'video',
    title: 'Sea grass returns to the mouth of Port Ansel’s harbor after thirty years',
    sourceModule: 'Your Feed',
    format: 'presentation',
    style: 'casual',
    duration: '3',
    status: 'completed',
    progress: 100,
    minutesAgo: 190,
    tookMinutes: 9,
    contentUrl: 'generated/sea-grass.mp4',
  },
  {
    id: 'job-signed-software',
    type: 'video',
    title: 'Software one can trust',
    sourceModule: 'Focus Cards',
    format: 'talking-head',
    style: 'technical',
    duration: '5',
    status: 'error',
    progress: 38,
    minutesAgo: 260,
  },
  {
    id: 'job-harbor-week',
    type: 'text',
    title: 'The week in the harbor, for the crew of Calder & Finch',
    sourceModule: 'Your Feed',
    format: 'detailed',
    style: 'casual',
    duration: '1000',
    status: 'completed',
    progress: 100,
    minutesAgo: 1490,
    tookMinutes: 2,
    contentUrl: 'generated/harbor-week.html',
    paragraphs: [
      'Good morning from the quay. The short version of the week: the repair ship sailed, the tide won an argument, and the sea grass is back.',
      'The Patient Hand left Port Ansel at 07:20 on Tuesday with fourteen kilometers of cable and, as her captain put it, no particular optimism about the weather. She needs nineteen hours to reach the first break. If your video calls to the Sorrel Islands look like oil paintings until the weekend, this is why.',
      'Two ports up the coast have stopped letting ships race each other to the anchorage and begun to give out arrival times by the tide. The first month saved fuel for 41 ships and an unknown amount of shouting on channel 12. Our berth planner reads the new schedule since Thursday; tell Imke if it tells you anything odd.',
      'And the sea grass. Divers counted eleven hectares at the harbor mouth, where there had been none since before most of our interns were born. Nobody planted it. The likeliest explanation is that the water got clearer when the old coal berth closed, and that grass can wait for thirty years, which is longer than we can say of most software.',
    ],
  },
]

/** The jobs in the panel as of `now`, newest first. */
export function sampleJobs(now: Date): QueueJob[] {
  return drafts.map(({ minutesAgo, tookMinutes, ...draft }) => {
    const timeAt = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS).toISOString()
    const job = { ...draft, createdAt: timeAt(minutesAgo) }
    if (tookMinutes === undefined) return job
    return { ...job, completedAt: timeAt(minutesAgo - tookMinutes) }
  })
}
