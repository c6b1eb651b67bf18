import type { ArticleDraft } from '../sample-article.ts'

export const healthcare: readonly ArticleDraft[] = [
  {
    key: 'sepsis-alarm',
    minutesAgo: 26,
    title: 'Night-shift trial halves the number of sepsis cases that are noticed too late',
    summary:
      'Eleven hospitals tested an alarm that watches four readings together instead of each alone. Late detections at night fell from 14 to 7 in a thousand admissions. False alarms fell as well, by a fifth, because the new one waits for two readings to move. Nurses had asked for exactly that.',
    meaningForYou:
      'If a relative is admitted with an infection, ask whether the ward takes readings at night, and how often.',
    sourceCount: 20,
    photo: '1519494026892-80bbd2d6fd0d',
  },
  {
    key: 'video-pharmacist',
    minutesAgo: 152,
    title: 'Rural clinics share one pharmacist by video and one refrigerator by bus',
    summary:
      'Nine clinics in the hills of Ilmaria could not find a pharmacist between them, so they found one together. She works by video, and a bus brings medicines in a locked refrigerator twice a day. Prescriptions with an error fell by half in the first year.',
    sourceCount: 5,
  },
  {
    key: 'hearing-test-phone',
    minutesAgo: 371,
    title: 'A hearing test on an ordinary telephone matches the booth in nine cases out of ten',
    summary:
      'Researchers compared a ten-minute test on cheap telephones with the booth in an audiology clinic. Among 1,840 adults the two agreed in 91 percent. The weak point is low tones in a noisy room, which the software now refuses to measure. It is free in four languages.',
    meaningForYou:
      'You can screen your own hearing at home in ten minutes. A poor result is a reason to book a visit, not a diagnosis.',
    sourceCount: 11,
    photo: '1576091160399-112ba8d25d1d',
  },
  {
    key: 'malaria-nets-color',
    minutesAgo: 611,
    title: 'Families chose blue: a small change that put 40,000 more mosquito nets to use',
    summary:
      'Health workers on the Tamarind coast let families choose the color of their mosquito nets. Nets in use after six months rose from 58 to 81 percent. White had reminded many people of shrouds. The extra dye costs less than a tenth of a crown per net.',
    sourceCount: 8,
  },
  {
    key: 'surgery-checklist',
    minutesAgo: 1244,
    title:
      'The checklist, revised: surgeons drop nine of nineteen questions and ask the rest better',
    summary:
      'A group of 38 hospitals has cut its surgical checklist from nineteen questions to ten. Observers found that the dropped questions were answered before they had been read out. With the short list, teams stopped eleven operations in eight weeks for something that mattered: a missing implant, a wrong side, an allergy. In the eight weeks before, it had been three.',
    sourceCount: 15,
  },
  {
    key: 'mental-health-waiting',
    minutesAgo: 1309,
    title:
      'Dunmere cuts the wait for a first therapy session to nine days by starting with one hour',
    summary:
      'Dunmere’s mental health service offers everyone a single hour within nine days, and decides about more only afterwards. Four in ten people need no second appointment soon. The wait for a full course has shrunk from seven months to ten weeks.',
    sourceCount: 9,
  },
]
