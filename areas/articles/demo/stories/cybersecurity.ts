import type { SampleStory } from '../sample-article.ts'

export const cybersecurity: Record<string, SampleStory> = {
  'build-tool-signing': {
    headlines: [
      'Millrace revokes 3,100 keys after signing flaw',
      'How a pull request could borrow a project’s signature',
      'Two small projects misused before Millrace fix',
    ],
    paragraphs: [
      'Millrace signs what a finished build leaves in a certain folder. A build started by a stranger was supposed to use an empty folder, and under one condition it used the previous one.',
      'The condition was a timeout of exactly zero, which a widely copied template had set. That is why thousands of projects were exposed although the default is sixty seconds.',
      'The flaw was reported by Ines Tavorra, who maintains a small calendar library and noticed a signature on a file that she had never built.',
    ],
  },
  'hospital-week-offline': {
    headlines: [
      'A week on paper: what six hospitals learned',
      'Results took four times as long in offline rehearsal',
      'Pens, printers and other critical infrastructure',
    ],
    paragraphs: [
      'Patients were told in advance, and nothing was switched off for real. Staff who reached for a screen were handed a card that said it was black.',
      'The most useful object turned out to be the whiteboard. Wards that had kept theirs knew at all times who lay where, and those that had replaced them by displays did not.',
    ],
  },
  'parking-app-leak': {
    headlines: [
      'Sixty-one million parking records lay open',
      'Student looking for bicycle map finds four years of plates',
    ],
    paragraphs: [
      'The folder was a copy made for a traffic study that ended in its first year. Nobody had been given the task of deleting it, and so it grew every night.',
      'The data protection office in Vessing has opened a case. Its head remarked that a plate and a time are enough to learn where somebody works, prays and sleeps.',
    ],
  },
  'ransom-negotiator': {
    headlines: [
      'The semicolon that gave a negotiator away',
      'Translator charged over ransoms from 90 companies',
      'Three groups, one voice: Norrby makes an arrest',
    ],
    paragraphs: [
      'Chats with extortionists are usually short and badly spelled. These were courteous, set in full paragraphs, and used a semicolon before every concession.',
      'A linguist at the police academy compared 140 of them and put the odds that they had different authors at less than one in a million. The court will hear her in February.',
    ],
  },
  'passkey-library': {
    headlines: [
      'Borrow a book, borrow a key',
      'Account theft falls by four fifths where libraries lend keys',
    ],
    paragraphs: [
      'Borrowers register two keys and leave one with the library, sealed in an envelope. Some 900 have already come back for theirs.',
      'The towns chose libraries over banks and town halls because that is where people bring their questions about telephones anyway. Pellworth’s branch reports 4,000 more visits than the year before.',
    ],
  },
  'router-honesty-label': {
    headlines: [
      'An expiry date for routers',
      'Nine of 40 models were out of support on the shelf',
      'Concord puts update dates on the front of the box',
    ],
    paragraphs: [
      'The date must be printed in type at least as large as the promised speed. Manufacturers had proposed a code to scan, which the regulator tried in six shops without reception.',
      'Two makers have since extended their support by three years. Neither would say what it costs them.',
    ],
  },
}
