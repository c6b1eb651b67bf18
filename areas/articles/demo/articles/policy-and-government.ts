import type { ArticleDraft } from '../sample-article.ts'

export const policyAndGovernment: readonly ArticleDraft[] = [
  {
    key: 'label-law',
    minutesAgo: 6,
    title: 'Concord parliament agrees on one label for pictures and voices made by machines',
    summary:
      'Members of the Concord parliament voted 412 to 187 for a common label on synthetic pictures, voices and films. It takes effect in eighteen months and replaces seven national marks. Publishers must keep the label when they crop or translate a work. Satire and private messages are exempt. Fines are tied to reach, not to turnover, which the smaller outlets had asked for.',
    meaningForYou:
      'If you publish pictures or audio made with a model, plan for a visible mark and a note in the file from the spring after next.',
    sourceCount: 31,
    photo: '1555848962-6e79363ec58f',
  },
  {
    key: 'draft-laws-open',
    minutesAgo: 83,
    title:
      'Norrby’s ministry of works publishes every draft, with the names of those who changed it',
    summary:
      'Since Monday anyone can read the drafts of Norrby’s ministry of works, line by line and change by change. Officials sign their edits. In the first week 2,300 people looked at a regulation on bus shelters, and two of them found a mistake in a table.',
    sourceCount: 7,
  },
  {
    key: 'night-trains-treaty',
    minutesAgo: 476,
    title:
      'Eight countries sign a timetable treaty that gives night trains the right of way after 22:00',
    summary:
      'Eight members of the Concord have agreed that sleeper trains pass before freight between 22:00 and 06:00. Operators expect to save between 40 and 70 minutes on the longest routes. Freight companies receive two new loops in return, paid for from a joint fund of 310 million crowns. The treaty starts with the winter timetable.',
    meaningForYou:
      'Sleeper bookings for the winter open two weeks later than usual, because the new times are still being worked out.',
    sourceCount: 18,
  },
  {
    key: 'ardmoor-citizen-jury',
    minutesAgo: 978,
    title: 'A jury of 99 residents rewrites Ardmoor’s rules for cameras in public places',
    summary:
      'Ninety-nine residents, drawn by lot, spent five weekends on the question of what the city’s cameras may recognize. They would allow number plates and stranded animals, and forbid faces except under a judge’s order. The council has promised to adopt the text or to explain each departure in writing. Police call it workable. The vote is due in three weeks.',
    sourceCount: 12,
    photo: '1517048676732-d65bc937f952',
  },
  {
    key: 'rural-post-office',
    minutesAgo: 1140,
    title:
      'Calder puts its tax office, its library and its post behind one counter in 140 villages',
    summary:
      'A pilot in 140 villages of Calder joins three public counters into one. Opening hours grew from 11 to 38 a week on average, with the same number of staff. Waiting times for a new passport fell to six days.',
    sourceCount: 5,
  },
  {
    key: 'harbor-tax-court',
    minutesAgo: 1387,
    title:
      'Court strikes down Port Ansel’s levy on empty containers, and leaves the city one year to write a better one',
    summary:
      'Calder’s highest administrative court found that Port Ansel may tax the ground on which containers stand, but not their emptiness. The levy brought in 22 million crowns last year, most of it spent on quiet asphalt around the docks. Shippers had called it a fine without an offense. The judges let it stand for twelve more months so that the city can replace it. A tax by the square meter and the day is the likeliest heir.',
    sourceCount: 9,
  },
]
