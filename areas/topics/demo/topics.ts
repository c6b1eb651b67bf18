import type { Topic } from '../contract.ts'

type TopicSample = Omit<Topic, 'latestUpdate'> & { minutesAgo: number }

const MINUTE_MS = 60_000

const samples: readonly TopicSample[] = [
  {
    id: 'topic-power-for-compute',
    title: 'Power for compute',
    category: 'AI Infrastructure',
    articleCount: 41,
    minutesAgo: 9,
    sources: ['The Gigawatt Letter', 'Rack & Row', 'Cold Aisle Weekly', 'The Calder Standard'],
    tone: 'technical',
    style: 'bullet-points',
    includeKeywords: ['grid', 'megawatt', 'data center', 'cooling'],
    excludeKeywords: ['cryptocurrency'],
    highlightWords: ['2028', 'firm supply'],
    summarizationInstructions:
      'Give every figure in megawatts, and say who pays for the line to the site.',
    contentRules: { minSourceCount: 3, requireImage: false },
    bullets: [
      'Calder’s grid asks new data centers for firm supply from 2028',
      'Training runs in northern Norrby pause for the wind, at 28 percent off',
      'Greywater’s mill heats 1,900 homes with canal-cooled servers',
    ],
  },
  {
    id: 'topic-lunar-south',
    title: 'The lunar south rim',
    category: 'Space',
    articleCount: 27,
    minutesAgo: 14,
    sources: ['Orbit Almanac', 'Perigee', 'Launch Ledger', 'Port Ansel Mercury', 'Lattice Review'],
    tone: 'casual',
    style: 'detailed',
    includeKeywords: ['lander', 'probe', 'south rim'],
    excludeKeywords: ['horoscope', 'space tourism'],
    highlightWords: ['Wren'],
    summarizationInstructions: 'Begin with what was measured, then what it was hoped to be.',
    contentRules: { minSourceCount: 2, requireImage: true },
    bullets: [
      'Wren lands 70 meters from its target and sends 41 pictures',
      'Tethered probe goes down into the dark on Saturday',
      'The Moon’s new second ticks 57 microseconds a day faster',
    ],
  },
  {
    id: 'topic-synthetic-media',
    title: 'Labels for synthetic media',
    category: 'Policy & Government',
    articleCount: 33,
    minutesAgo: 6,
    sources: ['Committee Room Nine', 'The Subclause', 'Eleven Nations Radio'],
    tone: 'professional',
    style: 'concise',
    includeKeywords: ['label', 'watermark', 'synthetic'],
    excludeKeywords: ['record label'],
    highlightWords: ['exempt', 'press council'],
    summarizationInstructions:
      'Name the article of the law. Keep what is decided apart from what is proposed.',
    contentRules: { minSourceCount: 2, requireImage: false },
    bullets: [
      'One open ring replaces seven national marks',
      'Satire and private messages stay exempt',
      'Four states hand supervision to their press councils',
    ],
  },
  {
    id: 'topic-signed-software',
    title: 'Software one can trust',
    category: 'Cybersecurity',
    articleCount: 18,
    minutesAgo: 31,
    sources: ['The Padlock Report', 'Cipher Row', 'Second Compiler', 'Lamppost'],
    tone: 'technical',
    style: 'concise',
    includeKeywords: ['signing', 'hardware key', 'Millrace'],
    excludeKeywords: ['sponsored', 'webinar'],
    highlightWords: ['revoked', 'patch'],
    summarizationInstructions:
      'Say which versions are affected and what to do today. Calder & Finch runs Millrace 4.8.',
    contentRules: { minSourceCount: 1, requireImage: false },
    bullets: [
      'Millrace 4.8.2 closes a hole in release signing, 3,100 keys revoked',
      'Routers get an update date on the front of the box',
      'Two towns lend hardware keys like library books',
    ],
  },
  {
    id: 'topic-water-between-neighbors',
    title: 'Water between neighbors',
    category: 'Environment',
    articleCount: 22,
    minutesAgo: 52,
    sources: ['Tidemark', 'Bog & Briar', 'Tolle Valley Record', 'Quellin Evening News'],
    tone: 'balanced',
    style: 'detailed',
    includeKeywords: ['river', 'dam', 'Torvan', 'Upper Tolle'],
    excludeKeywords: ['swimming pool'],
    highlightWords: ['cubic meters a second'],
    summarizationInstructions: 'Both banks of the river get a sentence.',
    contentRules: { minSourceCount: 2, requireImage: false },
    bullets: [
      'Torvan truce fixes 46 cubic meters a second through the dry season',
      'All six gates open at the Upper Tolle dam',
      'Home-made sensors on the Ansel warn nine hours ahead',
    ],
  },
  {
    id: 'topic-night-shift-medicine',
    title: 'Medicine on the night shift',
    category: 'Healthcare',
    articleCount: 15,
    minutesAgo: 26,
    sources: ['Ward Seven', 'Clinic & Commons', 'Lattice Review'],
    tone: 'professional',
    style: 'bullet-points',
    includeKeywords: ['trial', 'sepsis', 'hospital'],
    excludeKeywords: [],
    highlightWords: ['randomized'],
    summarizationInstructions: 'Always give the size of the trial and who paid for it.',
    contentRules: { minSourceCount: 2, requireImage: false },
    bullets: [
      'Four-reading alarm halves late detection of sepsis',
      'Surgical checklist shrinks to ten questions and finds more',
      'Six hospitals practice a week on paper',
    ],
  },
]

/** Six Focus Cards that a reader might have after some weeks. */
export function sampleTopics(now: Date): Topic[] {
  return samples.map(({ minutesAgo, ...topic }) => ({
    ...topic,
    latestUpdate: new Date(now.getTime() - minutesAgo * MINUTE_MS).toISOString(),
  }))
}
