import type { SampleStory } from '../sample-article.ts'

export const healthcare: Record<string, SampleStory> = {
  'sepsis-alarm': {
    headlines: [
      'Four readings, one alarm: trial catches sepsis earlier',
      'Fewer false alarms and fewer missed ones on the night shift',
      'Nurses helped to design a quieter sepsis alarm',
    ],
    paragraphs: [
      'The readings are pulse, breathing, temperature and the color of the skin at the fingertip. None of them alone is unusual in a patient with a fever.',
      'During the trial the alarm sounded 3.1 times a night on an average ward. The old one had sounded 3.9 times, and staff admitted that they had stopped hearing it.',
      'The study followed 26,400 admissions over fourteen months. It was too small to show a difference in deaths, and its authors say so in the first paragraph.',
    ],
  },
  'video-pharmacist': {
    headlines: [
      'Nine clinics, one pharmacist, one bus',
      'Prescription errors halve in the Ilmarian hills',
    ],
    paragraphs: [
      'The bus was going that way in any case: it carries schoolchildren. A thermometer in the refrigerator reports its temperature at every stop.',
      'The pharmacist, Leda Amarin, sees the prescription and the patient at the same time. She says that half of her work is asking what else is in the cupboard at home.',
    ],
  },
  'hearing-test-phone': {
    headlines: [
      'Ten minutes with a telephone, and nearly as good as the booth',
      'Free hearing test refuses to run in a noisy room',
    ],
    paragraphs: [
      'Participants wore the simple earphones that they already owned. The software plays a known tone first and compares what the microphone hears of it.',
      'Disagreements were mostly small and in both directions. Eleven people out of 1,840 would have been sent home although they needed help, and the team has published their cases in detail.',
    ],
  },
  'malaria-nets-color': {
    headlines: [
      'Why white nets stayed in the cupboard',
      'A choice of color lifts net use to 81 percent',
      'Blue nets, better nights',
    ],
    paragraphs: [
      'The idea came from a driver who delivered the nets and listened to the conversations at the door. Blue was chosen by six families in ten, green by three.',
      'Two neighboring districts will follow in the spring. Their health offices have ordered no white nets at all.',
    ],
  },
  'surgery-checklist': {
    headlines: [
      'Ten questions instead of nineteen before the first cut',
      'Shorter checklist finds more, hospitals report',
    ],
    paragraphs: [
      'Someone other than the surgeon now reads the list, and the answer must be a sentence rather than a nod. The patient’s name comes from the patient when that is possible.',
      'Critics note that attention rises whenever a list is new. The hospitals will repeat the count after a year and have promised to publish it either way.',
      'The nine questions are not lost. Six moved to the day before, when there is still time to act on an answer.',
    ],
  },
  'mental-health-waiting': {
    headlines: [
      'One hour within nine days',
      'Dunmere’s short first appointment frees up long ones',
      'Seven months become ten weeks',
    ],
    paragraphs: [
      'The hour ends with a page that the patient writes and keeps. It says what has changed, what to try, and when to come back.',
      'Therapists were skeptical at first, and some still are. They point out that people who do not return are not always better, and the service has begun to telephone a sample of them after three months.',
    ],
  },
}
